// Konva with its performance tips (konvajs.org/docs/performance/All_Performance_Tips.html): few layers, a separate layer for
// the dragged node, `perfectDrawEnabled: false`, `listening(false)` where possible, hidden nodes outside the view, and hit
// graphs from the cache for transparent pixels (drawHitFromCache).
import Konva from 'konva'
import { present } from '@irodori/design/testing/present'
import type { CanvasEngine, OpenScene, Resources, InitialView } from '../../canvas/engine.ts'
import { nextFrame, wheelFactor } from '../../canvas/engine.ts'
import type { NeutralAction, NeutralScene, ScenePlace } from '../../canvas/scenes.ts'

type KonvaNode = Konva.Image | Konva.Rect | Konva.Ellipse | Konva.Text

/** The attributes of a node, which a step of the history changes. */
function settingsOf(place: ScenePlace, { fontFamily }: Resources): object {
  const common = {
    id: place.id,
    x: place.left + place.width / 2,
    y: place.top + place.height / 2,
    rotation: place.rotate,
    perfectDrawEnabled: false,
  }
  const box = { width: place.width, height: place.height, offsetX: place.width / 2, offsetY: place.height / 2 }
  if (place.kind === 'PHOTO') {
    const { left: x, top: y, width, height } = place.crop
    return { ...common, ...box, photo: place.photo, crop: { x, y, width, height } }
  }
  if (place.kind === 'TEXT') {
    const { text, size, colour } = place
    return { ...common, ...box, text, fontSize: size, fontFamily, fill: colour, lineHeight: 1.4, wrap: 'char' }
  }
  if (place.form === 'ELLIPSE') {
    return { ...common, radiusX: place.width / 2, radiusY: place.height / 2, fill: '#ffffff' }
  }
  return { ...common, ...box, fill: '#ffffff' }
}

function nodeOf(place: ScenePlace, resources: Resources): KonvaNode {
  const settings = settingsOf(place, resources)
  if (place.kind === 'PHOTO') {
    return new Konva.Image({ ...settings, image: resources.photos.get(place.photo)?.element })
  }
  if (place.kind === 'TEXT') return new Konva.Text(settings)
  return place.form === 'ELLIPSE' ? new Konva.Ellipse(settings as Konva.EllipseConfig) : new Konva.Rect(settings)
}

function build(host: HTMLElement, scene: NeutralScene, { zoom, x, y }: InitialView, resources: Resources) {
  const container = document.createElement('div')
  host.append(container)
  const { clientWidth: width, clientHeight: height } = host
  const stage = new Konva.Stage({ container, width, height, x, y, scaleX: zoom, scaleY: zoom })
  const layer = new Konva.Layer()
  const paper = { width: scene.width, height: scene.height, fill: '#f4efe6', listening: false }
  layer.add(new Konva.Rect(paper), ...scene.items.map((place) => nodeOf(place, resources)))
  stage.add(layer)
  return { stage, layer, container }
}

export const konva: CanvasEngine = {
  name: 'konva',
  version: Konva.version,
  async open(host, json, view, resources): Promise<OpenScene> {
    const scene = JSON.parse(json) as NeutralScene
    const { stage, layer, container } = build(host, scene, view, resources)
    layer.draw()
    await nextFrame()
    let armed: Konva.Shape | null = null
    const dragLayer = new Konva.Layer()
    return {
      arm(itemId, kind) {
        if (!dragLayer.getStage()) stage.add(dragLayer)
        for (const node of stage.find('Shape')) node.off('dragstart dragmove dragend')
        const item: Konva.Shape = stage.findOne(`#${itemId}`) as Konva.Shape
        armed = item
        const order = item.zIndex()
        item.draggable(true)
        const at = item.absolutePosition()
        item.dragBoundFunc(kind === 'CROP' ? () => at : (to) => to)
        // Tip "Optimize Drag Costs": the dragged node is on a separate layer.
        item.on('dragstart', () => item.moveTo(dragLayer))
        item.on('dragend', () => {
          item.moveTo(layer)
          item.zIndex(order)
        })
        if (kind !== 'CROP' || !(item instanceof Konva.Image)) return
        let last: { x: number; y: number } | null = null
        item.on('dragstart', () => {
          last = stage.getPointerPosition()
        })
        item.on('dragmove', () => {
          const now = stage.getPointerPosition()
          if (!last || !now) return
          const scale = item.cropWidth() / item.width() / stage.scaleX()
          item.cropX(item.cropX() - (now.x - last.x) * scale)
          item.cropY(item.cropY() - (now.y - last.y) * scale)
          last = now
        })
      },
      progress() {
        const crop = armed instanceof Konva.Image ? armed.cropX() + armed.cropY() : 0
        return crop + (armed?.x() ?? 0) + (armed?.y() ?? 0)
      },
      wheelMovesView() {
        // While the view moves no node is hit-tested, so no hit graph is drawn; nodes outside the view are hidden.
        layer.listening(false)
        const nodes = layer.getChildren().slice(1)
        const boxes = nodes.map((node) => node.getClientRect({ relativeTo: layer }))
        stage.on('wheel', ({ evt }) => {
          evt.preventDefault()
          const old = stage.scaleX()
          if (evt.ctrlKey) {
            const pointer = stage.getPointerPosition() ?? { x: 0, y: 0 }
            const next = old * wheelFactor(evt.deltaY)
            const at = { x: (pointer.x - stage.x()) / old, y: (pointer.y - stage.y()) / old }
            stage.scale({ x: next, y: next })
            stage.position({ x: pointer.x - at.x * next, y: pointer.y - at.y * next })
          } else stage.position({ x: stage.x() - evt.deltaX, y: stage.y() - evt.deltaY })
          const scale = stage.scaleX()
          const [left, top] = [-stage.x() / scale, -stage.y() / scale]
          const [right, bottom] = [left + stage.width() / scale, top + stage.height() / scale]
          nodes.forEach((node, index) => {
            const { x, y, width, height } = present(boxes[index])
            node.visible(x < right && y < bottom && x + width > left && y + height > top)
          })
        })
      },
      zoom: () => stage.scaleX(),
      async prepareHits() {
        for (const node of layer.find<Konva.Image>('Image')) {
          node.cache()
          node.drawHitFromCache()
        }
        layer.draw()
        await nextFrame()
      },
      hit: (point) => stage.getIntersection(point)?.id() ?? null,
      close() {
        stage.destroy()
        container.remove()
      },
    }
  },
  async history(host, scene, actions, resources) {
    const { stage, container } = build(host, scene, { zoom: 0.33, x: 0, y: 0 }, resources)
    let layer = present(stage.getLayers()[0])
    const snapshots = [layer.toJSON()]
    for (const { after } of actions as readonly NeutralAction[]) {
      const node = layer.findOne(`#${after.id}`) as Konva.Shape
      node.setAttrs(settingsOf(after, resources))
      snapshots.push(layer.toJSON())
    }
    let at = actions.length
    const restore = async (next: number): Promise<void> => {
      at = next
      layer.destroy()
      layer = Konva.Node.create(snapshots[at]) as Konva.Layer
      // Tip "Complex load": images are not part of the JSON and are added again.
      for (const node of layer.find<Konva.Image>('Image')) {
        node.image(resources.photos.get(node.getAttr('photo'))?.element)
      }
      stage.add(layer)
    }
    return {
      undo: () => restore(at - 1),
      redo: () => restore(at + 1),
      where(itemId) {
        const node = layer.findOne(`#${itemId}`) as KonvaNode
        const place = scene.items.find(({ id }) => id === itemId) as ScenePlace
        return { x: node.x() - place.width / 2, y: node.y() - place.height / 2 }
      },
      close() {
        stage.destroy()
        container.remove()
      },
    }
  },
}
