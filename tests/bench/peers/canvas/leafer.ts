// Leafer with its defaults, which leaferjs.com recommends because they render and lay out only the changed part
// (guide/advanced/partRender), its own dragging (`draggable`), its zoom layer, and `hitFill: 'pixel'` for transparent pixels.
import { Box, Ellipse, Image, Leafer, Rect, Resource, Text, type UI, version } from 'leafer-ui'
import { present } from '@irodori/design/testing/present'
import type { CanvasEngine, OpenScene, Resources, InitialView } from '../../canvas/engine.ts'
import { nextFrame, wheelFactor } from '../../canvas/engine.ts'
import type { NeutralScene, ScenePlace } from '../../canvas/scenes.ts'

const isWhole = (place: ScenePlace): boolean => place.kind === 'PHOTO' && place.crop.left === 0 && place.crop.top === 0

/** Position and size of the whole photo in the box that clips it. */
function photoIn(place: Extract<ScenePlace, { kind: 'PHOTO' }>, { photos }: Resources) {
  const level = photos.get(place.photo)?.levels[0]
  const scale = place.width / place.crop.width
  return {
    x: -place.crop.left * scale,
    y: -place.crop.top * scale,
    width: (level?.width ?? 0) * scale,
    height: (level?.height ?? 0) * scale,
  }
}

function settingsOf(place: ScenePlace, { fontFamily }: Resources) {
  const { id, left: x, top: y, width, height, rotate: rotation } = place
  const common = { id, x, y, width, height, rotation, origin: 'center' as const }
  if (place.kind === 'SHAPE') return { ...common, fill: '#ffffff' }
  if (place.kind === 'PHOTO') return common
  const { text, size: fontSize, colour: fill } = place
  const lineHeight = { type: 'percent' as const, value: 1.4 }
  return { ...common, text, fontSize, fontFamily, fill, lineHeight }
}

function elementOf(place: ScenePlace, resources: Resources): UI {
  const settings = settingsOf(place, resources)
  if (place.kind === 'TEXT') return new Text(settings)
  if (place.kind === 'SHAPE') return place.form === 'ELLIPSE' ? new Ellipse(settings) : new Rect(settings)
  if (isWhole(place)) return new Image({ ...settings, url: place.photo })
  const photo = new Image({ url: place.photo, ...photoIn(place, resources) })
  return new Box({ ...settings, overflow: 'hide', children: [photo] })
}

function build(host: HTMLElement, scene: NeutralScene, { zoom, x, y }: InitialView, resources: Resources) {
  for (const [name, { element }] of resources.photos) if (!Resource.get(name)) Resource.setImage(name, element)
  const element = document.createElement('div')
  element.style.cssText = 'width: 100%; height: 100%'
  host.append(element)
  const { clientWidth: width, clientHeight: height } = host
  const leafer = new Leafer({ view: element, width, height })
  const zoomLayer = leafer.zoomLayer as unknown as UI
  zoomLayer.set({ x, y, scaleX: zoom, scaleY: zoom })
  const paper = new Rect({ width: scene.width, height: scene.height, fill: '#f4efe6', hittable: false })
  leafer.add([paper, ...scene.items.map((place) => elementOf(place, resources))])
  return { leafer, zoomLayer, element }
}

const painted = (leafer: Leafer): Promise<void> => new Promise((resolve) => leafer.waitViewCompleted(resolve))

const named = (leafer: Leafer, itemId: string): UI => leafer.children.find(({ id }) => id === itemId) as UI

export const leafer: CanvasEngine = {
  name: 'leafer',
  version,
  async open(host, json, view, resources): Promise<OpenScene> {
    const scene = JSON.parse(json) as NeutralScene
    const { leafer, zoomLayer, element } = build(host, scene, view, resources)
    await painted(leafer)
    await nextFrame()
    let armed: UI | null = null
    return {
      arm(itemId, kind) {
        if (armed) armed.draggable = false
        const element = named(leafer, itemId)
        // The photo moves within its clipping box.
        armed = kind === 'CROP' ? (element.children?.[0] as UI) : element
        armed.draggable = true
      },
      progress: () => (armed?.x ?? 0) + (armed?.y ?? 0),
      wheelMovesView() {
        element.addEventListener('wheel', (event) => {
          event.preventDefault()
          const { offsetX: x, offsetY: y } = event
          if (event.ctrlKey) zoomLayer.scaleOfWorld({ x, y }, wheelFactor(event.deltaY))
          else zoomLayer.move(-event.deltaX, -event.deltaY)
        })
      },
      zoom: () => zoomLayer.scaleX ?? 1,
      async prepareHits() {
        for (const element of leafer.children) element.hitFill = 'pixel'
        await nextFrame()
        await nextFrame()
      },
      hit: (point) => leafer.selector?.getByPoint(point, 0).target?.id ?? null,
      close() {
        leafer.destroy(true)
        element.remove()
      },
    }
  },
  async history(host, scene, actions, resources) {
    const { leafer, element } = build(host, scene, { zoom: 0.33, x: 0, y: 0 }, resources)
    await painted(leafer)
    const snapshot = (): string => JSON.stringify(leafer.children.map((element) => element.toJSON()))
    const snapshots = [snapshot()]
    for (const { after } of actions) {
      const element = named(leafer, after.id)
      element.set(settingsOf(after, resources))
      if (after.kind === 'PHOTO') element.children?.[0]?.set(photoIn(after, resources))
      snapshots.push(snapshot())
    }
    let at = actions.length
    const restore = async (next: number): Promise<void> => {
      at = next
      leafer.clear()
      leafer.add(JSON.parse(present(snapshots[at])))
    }
    return {
      undo: () => restore(at - 1),
      redo: () => restore(at + 1),
      where(itemId) {
        const { x = 0, y = 0 } = named(leafer, itemId)
        return { x, y }
      },
      close() {
        leafer.destroy(true)
        element.remove()
      },
    }
  },
}
