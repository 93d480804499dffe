"""The photographer's room: materials, one light, one lens, and the facts of what was placed before it."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

# One palette for all pictures, as sRGB.
PAPER, CREAM, INK, WOOD, DARK_WOOD = 'FBF5EA', 'F1E4CE', '2A211C', 'C4935F', '8A5F3C'
MADDER, INDIGO, BAMBOO, OCHRE, PINK = 'B4402F', '2F5079', '5E8C69', 'DBA545', 'EFB7BE'
SKY, SEA, MOSS, CLAY, PLUM, SNOW = 'BCD7E3', '4F88A8', '7F9C62', 'D07F5A', '80597C', 'F4F6F8'
SKIN, GREY_HAIR, BROWN_HAIR, NIGHT, BLUSH = 'F2D7BA', 'C9C4BC', '5A4033', '27365A', 'E58F7F'

LENS_MM, SENSOR_MM = 60, 36


def linear(code):
    """A colour of the palette as Blender counts it."""
    levels = [int(code[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels]


class Studio:
    """An empty scene with its light; it notes the faces and objects of the picture."""

    def __init__(self, width, height):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.width, self.height = width, height
        self.scene.render.resolution_x, self.scene.render.resolution_y = width, height
        self.is_wide = width > height
        self.is_tall = height > width
        self.heads, self.objects = [], []
        self.materials, self.meshes = {}, {}
        self.parent = None

    # Materials

    def material(self, code, finish='wood', pattern=None, second=PAPER, size=9.0):
        """`finish` is wood, lacquer, felt, paper, ceramic, metal or light; `pattern` dots, stripes or grain."""
        key = (code, finish, pattern, second, size)
        if key not in self.materials:
            self.materials[key] = self._material(*key)
        return self.materials[key]

    def _material(self, code, finish, pattern, second, size):
        made = bpy.data.materials.new(f'{code} {finish}')
        made.use_nodes = True
        nodes, links = made.node_tree.nodes, made.node_tree.links
        shader = nodes['Principled BSDF']
        value = lambda name, level: setattr(shader.inputs[name], 'default_value', level)
        value('Base Color', (*linear(code), 1))
        rough, coat, sheen, bump, scale = {
            'wood': (0.42, 0.15, 0, 0.03, 40),
            'lacquer': (0.3, 0.5, 0, 0, 1),
            'felt': (0.95, 0, 0.8, 0.55, 90),
            'paper': (0.85, 0, 0, 0.08, 120),
            'ceramic': (0.18, 0.8, 0, 0, 1),
            'metal': (0.3, 0, 0, 0, 1),
            'light': (0.9, 0, 0, 0, 1),
        }[finish]
        value('Roughness', rough)
        value('Clearcoat', coat)
        value('Sheen', sheen)
        if finish == 'metal':
            value('Metallic', 0.8)
        if finish == 'light':
            value('Emission', (*linear(code), 1))
            value('Emission Strength', size)
        place = nodes.new('ShaderNodeTexCoord')
        if bump:
            noise = nodes.new('ShaderNodeTexNoise')
            noise.inputs['Scale'].default_value = scale
            links.new(place.outputs['Object'], noise.inputs['Vector'])
            relief = nodes.new('ShaderNodeBump')
            relief.inputs['Strength'].default_value = bump
            relief.inputs['Distance'].default_value = 0.02
            links.new(noise.outputs['Fac'], relief.inputs['Height'])
            links.new(relief.outputs['Normal'], shader.inputs['Normal'])
        if pattern:
            ramp = nodes.new('ShaderNodeValToRGB')
            ends = ramp.color_ramp.elements
            stretch = nodes.new('ShaderNodeMapping')
            links.new(place.outputs['Object'], stretch.inputs['Vector'])
            if pattern == 'dots':
                texture = nodes.new('ShaderNodeTexVoronoi')
                texture.inputs['Scale'].default_value = size
                texture.inputs['Randomness'].default_value = 0.35
                ends[0].position, ends[1].position = 0.24, 0.28
                ends[0].color, ends[1].color = (*linear(second), 1), (*linear(code), 1)
                fact = 'Distance'
            elif pattern == 'stripes':
                texture = nodes.new('ShaderNodeTexWave')
                texture.inputs['Scale'].default_value = size / 6
                texture.bands_direction = 'Z'
                ends[0].position, ends[1].position = 0.5, 0.54
                ends[0].color, ends[1].color = (*linear(second), 1), (*linear(code), 1)
                fact = 'Fac'
            else:
                texture = nodes.new('ShaderNodeTexNoise')
                texture.inputs['Scale'].default_value = 1.5
                texture.inputs['Detail'].default_value = 5
                stretch.inputs['Scale'].default_value = (0.5, size, size)
                ends[0].position, ends[1].position = 0.35, 0.68
                ends[0].color, ends[1].color = (*linear(second), 1), (*linear(code), 1)
                fact = 'Fac'
            links.new(stretch.outputs['Vector'], texture.inputs['Vector'])
            links.new(texture.outputs[fact], ramp.inputs['Fac'])
            links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
        return made

    # Shapes

    def put(self, mesh, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
        """Places a mesh; angles are in degrees."""
        made = bpy.data.objects.new('part', mesh)
        self.scene.collection.objects.link(made)
        made.location, made.scale = at, scale
        made.rotation_euler = [math.radians(angle) for angle in turn]
        made.parent = self.parent
        return made

    def mesh(self, corners, faces, material, is_smooth=True):
        made = bpy.data.meshes.new('mesh')
        made.from_pydata(corners, [], faces)
        made.polygons.foreach_set('use_smooth', [is_smooth] * len(made.polygons))
        made.materials.append(material)
        made.update()
        return made

    def ball(self, at, radius, material, scale=(1, 1, 1), turn=(0, 0, 0)):
        key = ('ball', material.name)
        if key not in self.meshes:
            steps = [(math.sin(math.pi * i / 24), -math.cos(math.pi * i / 24)) for i in range(25)]
            self.meshes[key] = self._turned(steps, material, 40)
        return self.put(self.meshes[key], at, turn, [radius * each for each in scale])

    def _turned(self, profile, material, around=56):
        corners, faces = [], []
        for radius, z in profile:
            for i in range(around):
                angle = 2 * math.pi * i / around
                corners.append((radius * math.cos(angle), radius * math.sin(angle), z))
        for ring in range(len(profile) - 1):
            for i in range(around):
                a, b = ring * around + i, ring * around + (i + 1) % around
                faces.append((a, b, b + around, a + around))
        return self.mesh(corners, faces, material)

    def lathe(self, profile, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), is_round=True):
        """Turns a profile of (radius, height) about the vertical; `is_round` smooths its corners."""
        return self.put(self._turned(rounded(profile) if is_round else profile, material), at, turn, scale)

    def rod(self, start, end, radius, material, tip=None):
        """A round bar between two points."""
        start, end = Vector(start), Vector(end)
        along = end - start
        tip = radius if tip is None else tip
        profile = [(0, 0), (radius, 0), (tip, along.length), (0, along.length)]
        made = self.put(self._turned(profile, material, 20), start)
        made.rotation_euler = along.to_track_quat('Z', 'Y').to_euler()
        return made

    def tube(self, points, radius, material):
        """A round cord through points."""
        for start, end in zip(points, points[1:]):
            self.rod(start, end, radius, material)
        for point in points:
            self.ball(point, radius, material)

    def box(self, at, size, material, turn=(0, 0, 0), edge=0.03):
        x, y, z = (each / 2 for each in size)
        corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        made = self.put(self.mesh(corners, faces, material, False), at, turn)
        bevel = made.modifiers.new('edge', 'BEVEL')
        bevel.width, bevel.segments = edge, 3
        return made

    def sheet(self, outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
        """Cut paper or felt that stands upright: an outline of (x, z) with a thickness."""
        count = len(outline)
        corners = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
        faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
        faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
        return self.put(self.mesh(corners, faces, material, False), at, turn, scale)

    def group(self, at=(0, 0, 0), turn=0, lean=0, scale=1):
        """An empty that carries the parts made while it is the parent."""
        made = bpy.data.objects.new('group', None)
        self.scene.collection.objects.link(made)
        made.location, made.scale = at, (scale, scale, scale)
        made.rotation_euler = (0, math.radians(lean), math.radians(turn))
        made.parent = self.parent
        return made

    # What the picture shows

    def note(self, kind):
        self.objects.append(kind)

    # Room, light and lens

    def room(self, wall=CREAM, table=WOOD, second=DARK_WOOD, finish='wood', depth=4.0):
        """A table before a wall that rises from it in a bow."""
        top = self.material(table, finish, 'grain' if finish == 'wood' else None, second, 7)
        self.put(self.mesh([(-30, -20, 0), (30, -20, 0), (30, depth, 0), (-30, depth, 0)], [(0, 1, 2, 3)], top))
        back = self.material(wall, 'paper')
        self.put(self.mesh([(-40, depth, 0), (40, depth, 0), (40, depth, 30), (-40, depth, 30)], [(0, 1, 2, 3)], back))
        self.depth = depth

    def sweep(self, code, finish='paper', depth=3.6):
        """Paper that lies under the things and rises behind them without an edge."""
        line = [(-20, 0), (depth - 1.6, 0)]
        line += [(depth - 1.6 + 1.6 * math.sin(a * math.pi / 20), 1.6 - 1.6 * math.cos(a * math.pi / 20)) for a in range(1, 11)]
        line += [(depth, 30)]
        corners = [(x, y, z) for y, z in line for x in (-40, 40)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
        self.put(self.mesh(corners, faces, self.material(code, finish)))
        self.depth = depth

    def glow(self, random, count=12, code='FFE2A8', low=1.4, high=4.2, width=4.5):
        """Lamps far behind, out of focus: discs that light nothing."""
        for _ in range(count):
            radius = random.uniform(0.07, 0.17)
            at = (random.uniform(-width, width), self.depth - 0.06, random.uniform(low, high))
            disc = self.lathe([(0, 0), (radius, 0)], self.material(code, 'light', None, PAPER, random.choice((0.9, 1.3))), at, (90, 0, 0), is_round=False)
            disc.visible_diffuse = disc.visible_glossy = disc.visible_shadow = False

    def light(self, mood='day'):
        """A window at the left and the room's own light."""
        power, colour, room, fill, tint = {
            'day': (620, (1, 0.95, 0.88), 0.55, 90, (0.86, 0.92, 1)),
            'evening': (520, (1, 0.82, 0.62), 0.62, 60, (1, 0.88, 0.78)),
            'night': (330, (0.85, 0.88, 1), 0.3, 110, (0.6, 0.68, 1)),
            'snow': (560, (0.96, 0.98, 1), 0.7, 110, (0.82, 0.9, 1)),
        }[mood]
        self._lamp((-4.6, -3.0, 4.6), (0, 0, 0.8), 2.4, power, colour)
        self._lamp((4.5, -3.5, 2.6), (0, 0, 0.8), 4, fill, (1, 0.9, 0.8))
        world = bpy.data.worlds.new('room')
        self.scene.world = world
        world.use_nodes = True
        back = world.node_tree.nodes['Background']
        back.inputs[0].default_value, back.inputs[1].default_value = (*tint, 1), room

    def _lamp(self, at, to, size, power, colour):
        lamp = bpy.data.objects.new('lamp', bpy.data.lights.new('lamp', 'AREA'))
        self.scene.collection.objects.link(lamp)
        lamp.location = at
        lamp.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
        lamp.data.size, lamp.data.energy, lamp.data.color = size, power, colour

    def shoot(self, width, height, at=(0, 0, 0.8), rise=7, stop=2.0):
        """Points the lens so that `width` by `height` around a point fills the picture; `rise` is its angle from above."""
        camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
        self.scene.collection.objects.link(camera)
        self.scene.camera = camera
        longer = max(self.width, self.height)
        visible = SENSOR_MM / LENS_MM
        distance = max(width / (visible * self.width / longer), height / (visible * self.height / longer))
        angle = math.radians(rise)
        target = Vector(at)
        camera.location = target + Vector((0, -math.cos(angle), math.sin(angle))) * distance
        camera.rotation_euler = (target - camera.location).to_track_quat('-Z', 'Y').to_euler()
        camera.data.lens, camera.data.sensor_width = LENS_MM, SENSOR_MM
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = distance - 0.15
        # A miniature is small: at f/2 the depth of field is that of a real figure of ten centimetres.
        camera.data.dof.aperture_fstop = stop * 0.55

    def facts(self):
        """Ages with the boxes of faces in pixels, and objects."""
        bpy.context.view_layer.update()
        camera = self.scene.camera
        across = camera.matrix_world.to_quaternion() @ Vector((1, 0, 0))
        people = []
        for age, head, radius in self.heads:
            centre = head.matrix_world.translation
            edge = centre + across * radius * head.matrix_world.to_scale().x
            (x, y), (right, _) = (self._pixel(point) for point in (centre, edge))
            reach = right - x
            box = {'left': x - reach, 'top': y - reach, 'width': 2 * reach, 'height': 2 * reach}
            people.append({'age': age, 'face': {side: round(length) for side, length in box.items()}})
        return {'width': self.width, 'height': self.height, 'people': people, 'objects': sorted(self.objects)}

    def _pixel(self, point):
        x, y, _ = world_to_camera_view(self.scene, self.scene.camera, point)
        return x * self.width, (1 - y) * self.height


def rounded(points, steps=5):
    """A Catmull-Rom curve through points; a point that is there twice stays a corner."""
    curve = []
    for i in range(len(points) - 1):
        before, start, end, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        if start == end:
            continue
        for step in range(steps):
            t = step / steps
            curve.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(before, start, end, after)
                )
            )
    return [(max(radius, 0), z) for radius, z in [*curve, points[-1]]]
