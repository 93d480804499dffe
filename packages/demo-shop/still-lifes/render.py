"""Makes the photos of the demo shop:

    blender -b --factory-startup --python-exit-code 1 --python render.py -- [--samples 24] [--size 1284] [--to FOLDER] [--facts] [NAME-SHAPE ...]

Without names all are made that are missing or smaller than the size. `--facts` makes no picture and writes `photos.json` anew for those that exist.
Needs Blender 3.4 with Cycles and NumPy, and cjpeg (Debian: blender, python3-numpy, libjpeg-turbo-progs).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import numpy as np

from scenes import SCENES
from studio import Studio

PHOTOS = os.path.join(HERE, '..', 'photos')
QUALITY = 90


def expose(studio, samples, folder):
    """Traces the scene and returns its light, and the colour and the direction of what is seen, as arrays."""
    scene = studio.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.1, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
    cycles.blur_glossy = 1
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    out = nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    names = {'light': 'Image', 'colour': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    for name, socket in names.items():
        out.file_slots.new(name)
        links.new(layers.outputs[socket], out.inputs[name])
    bpy.ops.render.render()
    arrays = []
    for name in names:
        image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
        image.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(studio.width * studio.height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        arrays.append(pixels.reshape(studio.height, studio.width, 4)[..., :3].copy())
    return arrays


def cleaned(light, colour, normal, levels=6):
    """Takes the grain of few samples away: an edge-avoiding wavelet filter over the light without the colours of things."""
    base = np.maximum(colour, 0.02)
    shade = np.log1p(np.clip(light / base, 0, 40)).astype(np.float32)
    guide = np.concatenate([colour * 5.0, normal * 2.2], axis=2).astype(np.float32)
    height, width = shade.shape[:2]
    for level in range(levels):
        step = 2**level
        pad = ((step, step), (step, step), (0, 0))
        # The channels of both in one array, so that each neighbour is compared at once.
        stack = np.concatenate([shade / (0.5 * 0.62**level), guide], axis=2)
        wide, shades = np.pad(stack, pad, 'edge'), np.pad(shade, pad, 'edge')
        total, weights = shade * 0.25, np.full((height, width, 1), 0.25, np.float32)
        for down in (-step, 0, step):
            for across in (-step, 0, step):
                if down == 0 and across == 0:
                    continue
                ys, xs = slice(step + down, step + down + height), slice(step + across, step + across + width)
                away = wide[ys, xs] - stack
                far = np.einsum('yxc,yxc->yx', away, away)[..., None]
                weight = np.exp(-far) * (0.125 if down == 0 or across == 0 else 0.0625)
                total += shades[ys, xs] * weight
                weights += weight
        shade = total / weights
    return np.expm1(shade) * base


def developed(light, seed):
    """A soft film curve, a little warmth in the lights, and fine grain."""
    a, b, c, d, e = 2.2, 0.06, 2.2, 0.72, 0.2
    x = np.maximum(light * 0.93, 0)
    toned = np.clip((x * (a * x + b)) / (x * (c * x + d) + e), 0, 1)
    grey = toned.mean(2, keepdims=True)
    toned = np.clip(grey + (toned - grey) * 1.04, 0, 1)
    levels = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * toned ** (1 / 2.4) - 0.055)
    noise = np.random.default_rng(seed).normal(0, 0.0045, levels.shape[:2] + (1,))
    return np.clip(levels + noise, 0, 1)


def develop(studio, arrays, path, folder):
    picture = developed(cleaned(*arrays), 1)
    plain = (picture[::-1] * 255 + 0.5).astype(np.uint8)
    raw = os.path.join(folder, 'picture.ppm')
    with open(raw, 'wb') as file:
        file.write(f'P6\n{studio.width} {studio.height}\n255\n'.encode())
        file.write(plain.tobytes())
    subprocess.run(['cjpeg', '-quality', str(QUALITY), '-optimize', '-progressive', '-outfile', path, raw], check=True)


def read_facts(folder):
    path = os.path.join(folder, 'photos.json')
    if not os.path.exists(path):
        return {}
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def write_facts(folder, made):
    """Lists what each picture of the folder shows, one a line."""
    facts = {**read_facts(folder), **made}
    kept = {key: facts[key] for key in sorted(facts) if os.path.exists(os.path.join(folder, f'{key}.jpg'))}
    with open(os.path.join(folder, 'photos.json'), 'w', encoding='utf-8') as file:
        file.write('{\n' + ',\n'.join(f'  "{key}": {json.dumps(fact)}' for key, fact in kept.items()) + '\n}\n')


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--samples', type=int, default=24)
    ask.add_argument('--size', type=int, default=1284)
    ask.add_argument('--to', default=PHOTOS)
    ask.add_argument('--facts', action='store_true')
    ask.add_argument('names', nargs='*')
    told = ask.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    shapes = {'landscape': (told.size, told.size * 2 // 3), 'portrait': (told.size * 2 // 3, told.size)}
    os.makedirs(told.to, exist_ok=True)
    path_of = lambda key: os.path.join(told.to, f'{key}.jpg')
    keys = told.names or [f'{name}-{shape}' for name in SCENES for shape in shapes]
    if not told.names:
        known = read_facts(told.to)
        is_made = lambda key: os.path.exists(path_of(key)) and (told.facts or max(known[key]['width'], known[key]['height']) >= told.size)
        keys = [key for key in keys if is_made(key) == told.facts]
    with tempfile.TemporaryDirectory() as folder:
        for key in keys:
            name, shape = key.rsplit('-', 1)
            began = time.time()
            known = read_facts(told.to).get(key) if told.facts else None
            studio = Studio(*((known['width'], known['height']) if known else shapes[shape]))
            SCENES[name](studio)
            facts = studio.facts()
            if not told.facts:
                develop(studio, expose(studio, told.samples, folder), path_of(key), folder)
                print(f'MADE {key} in {time.time() - began:.0f} s', flush=True)
            write_facts(told.to, {key: facts})


main()
