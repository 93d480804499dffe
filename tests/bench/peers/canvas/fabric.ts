// Fabric with the settings that fabricjs.com/docs recommends for speed: cached objects (the default), no rendering when
// objects are added (`renderOnAddRemove: false`), `skipOffscreen`, no controls, `requestRenderAll` once per frame, and
// `perPixelTargetFind` for transparent pixels.
import { Canvas, Ellipse, FabricImage, type FabricObject, Point, Rect, Textbox, version } from 'fabric'
import { present } from '@irodori/design/testing/present'
import type { CanvasEngine, OpenScene, Resources, InitialView } from '../../canvas/engine.ts'
import { nextFrame, wheelFactor } from '../../canvas/engine.ts'
import type { NeutralScene, ScenePlace } from '../../canvas/scenes.ts'

function settingsOf(place: ScenePlace, { fontFamily }: Resources) {
  const common = {
    id: place.id,
    originX: 'center' as const,
    originY: 'center' as const,
    left: place.left + place.width / 2,
    top: place.top + place.height / 2,
    angle: place.rotate,
    strokeWidth: 0,
    hasControls: false,
    hasBorders: false,
  }
  if (place.kind === 'PHOTO') {
    const { left: cropX, top: cropY, width, height } = place.crop
    const scale = { scaleX: place.width / width, scaleY: place.height / height }
    return { ...common, ...scale, cropX, cropY, width, height }
  }
  if (place.kind === 'TEXT') {
    const { text, size: fontSize, colour: fill, width } = place
    return { ...common, text, fontSize, fontFamily, fill, width, lineHeight: 1.2, splitByGrapheme: true }
  }
  if (place.form === 'ELLIPSE') return { ...common, rx: place.width / 2, ry: place.height / 2, fill: '#ffffff' }
  return { ...common, width: place.width, height: place.height, fill: '#ffffff' }
}

function objectOf(place: ScenePlace, resources: Resources): FabricObject {
  const settings = settingsOf(place, resources)
  if (place.kind === 'PHOTO') {
    return new FabricImage(resources.photos.get(place.photo)?.element as HTMLImageElement, settings)
  }
  if (place.kind === 'TEXT') return new Textbox(place.text, settings)
  return place.form === 'ELLIPSE' ? new Ellipse(settings) : new Rect(settings)
}

const paperOf = ({ width, height }: NeutralScene): FabricObject =>
  new Rect({
    left: 0,
    top: 0,
    originX: 'left',
    originY: 'top',
    width,
    height,
    fill: '#f4efe6',
    strokeWidth: 0,
    evented: false,
    selectable: false,
    // Caching the page's background would cost more than its single fill.
    objectCaching: false,
  })

function build(host: HTMLElement, scene: NeutralScene, { zoom, x, y }: InitialView, resources: Resources) {
  const element = document.createElement('canvas')
  host.append(element)
  const { clientWidth: width, clientHeight: height } = host
  const canvas = new Canvas(element, {
    width,
    height,
    renderOnAddRemove: false,
    skipOffscreen: true,
    preserveObjectStacking: true,
    selection: false,
  })
  canvas.setViewportTransform([zoom, 0, 0, zoom, x, y])
  canvas.add(paperOf(scene), ...scene.items.map((place) => objectOf(place, resources)))
  return canvas
}

const named = (canvas: Canvas, itemId: string): FabricObject =>
  canvas.getObjects().find((object) => object.get('id') === itemId) as FabricObject

const remove = async (canvas: Canvas): Promise<void> => {
  const { wrapperEl } = canvas
  await canvas.dispose()
  wrapperEl.remove()
}

export const fabric: CanvasEngine = {
  name: 'fabric',
  version,
  async open(host, json, view, resources): Promise<OpenScene> {
    const scene = JSON.parse(json) as NeutralScene
    const canvas = build(host, scene, view, resources)
    canvas.renderAll()
    await nextFrame()
    let armed: FabricObject | null = null
    let stopCropping = (): void => {}
    return {
      arm(itemId, kind) {
        stopCropping()
        const object = named(canvas, itemId)
        armed = object
        object.set({ lockMovementX: kind === 'CROP', lockMovementY: kind === 'CROP' })
        if (kind !== 'CROP' || !(object instanceof FabricImage)) return
        let last: Point | null = null
        const stops = [
          canvas.on('mouse:down', ({ viewportPoint }) => {
            last = viewportPoint
          }),
          canvas.on('mouse:up', () => {
            last = null
          }),
          canvas.on('mouse:move', ({ viewportPoint }) => {
            if (!last) return
            const scale = 1 / object.scaleX / canvas.getZoom()
            object.set({
              cropX: object.cropX - (viewportPoint.x - last.x) * scale,
              cropY: object.cropY - (viewportPoint.y - last.y) * scale,
            })
            last = viewportPoint
            canvas.requestRenderAll()
          }),
        ]
        stopCropping = () => {
          for (const stop of stops) stop()
        }
      },
      progress() {
        const crop = armed instanceof FabricImage ? armed.cropX + armed.cropY : 0
        return crop + (armed?.left ?? 0) + (armed?.top ?? 0)
      },
      wheelMovesView() {
        canvas.on('mouse:wheel', ({ e, viewportPoint }) => {
          e.preventDefault()
          if (e.ctrlKey) canvas.zoomToPoint(viewportPoint, canvas.getZoom() * wheelFactor(e.deltaY))
          else canvas.relativePan(new Point(-e.deltaX, -e.deltaY))
          // With renderOnAddRemove off, the application has to call this.
          canvas.requestRenderAll()
        })
      },
      zoom: () => canvas.getZoom(),
      async prepareHits() {
        for (const object of canvas.getObjects()) object.set({ perPixelTargetFind: true })
        canvas.renderAll()
        await nextFrame()
      },
      // The part of findTarget that takes a point, without creating an event for each.
      hit({ x, y }) {
        const { target } = canvas.searchPossibleTargets(canvas.getObjects(), new Point(x, y))
        return (target?.get('id') as string | undefined) ?? null
      },
      close: () => void remove(canvas),
    }
  },
  async history(host, scene, actions, resources) {
    const canvas = build(host, scene, { zoom: 0.33, x: 0, y: 0 }, resources)
    const snapshot = (): string => JSON.stringify(canvas.toObject(['id']))
    const snapshots = [snapshot()]
    for (const { after } of actions) {
      named(canvas, after.id).set(settingsOf(after, resources))
      snapshots.push(snapshot())
    }
    let at = actions.length
    const restore = async (next: number): Promise<void> => {
      at = next
      await canvas.loadFromJSON(present(snapshots[at]))
      canvas.requestRenderAll()
    }
    return {
      undo: () => restore(at - 1),
      redo: () => restore(at + 1),
      where(itemId) {
        const { left, top } = named(canvas, itemId)
        const place = scene.items.find(({ id }) => id === itemId) as ScenePlace
        return { x: left - place.width / 2, y: top - place.height / 2 }
      },
      close: () => void remove(canvas),
    }
  },
}
