import { createStage } from '@irodori/canvas/createStage'
import { itemAtPoint } from '@irodori/canvas/itemAtPoint'
import type { LivePhoto, LiveScene } from '@irodori/canvas/liveScene'
import type { DesignItem, ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import type { History } from '@irodori/design/history'
import { beginHistory, perform, redo, undo } from '@irodori/design/history'
import { present } from '@irodori/design/testing/present'
import { alphaPlane } from '@irodori/imaging/alphaPlane'
import { textRequest } from '@irodori/scene/textRequest'
import { setText } from '@irodori/typography/setText'
import type { TextSetting } from '@irodori/typography/textRequest'
import type { CanvasEngine, InitialView, Resources } from '../engine.ts'
import { nextFrame } from '../engine.ts'
import type { NeutralScene, ScenePlace } from '../scenes.ts'

const DPI = 300

/** A scene as a page of a design. */
function pageOf({ width, height, items }: NeutralScene): DesignPage {
  return {
    key: 'page',
    designId: null,
    templateId: 'template',
    productId: 'product',
    pageNumber: '0',
    sideNumber: 1,
    sideCount: 1,
    sheet: {
      width,
      height,
      dpi: DPI,
      bleedMm: 3,
      safeMm: 3,
      backgroundColor: '#f4efe6',
      backgroundUrl: null,
      foregroundUrl: null,
    },
    items: items.map(itemOf),
  }
}

function itemOf(place: ScenePlace, at: number): DesignItem {
  const { id, left, top, width, height, rotate } = place
  const common = { id, left, top, width, height, rotate, position: at + 1, priorityIndex: at }
  if (place.kind === 'TEXT') {
    return {
      ...common,
      type: 'TEXT',
      text: place.text,
      templateItemText: '',
      font: 'NotoSerifJP.ttf',
      fontSize: (place.size * 72) / DPI,
      fontWeight: 'Normal',
      color: place.colour,
      background: null,
      borderTextColor: null,
      isTextCompiled: false,
      verticalAlignment: 'North',
      horizontalAlignment: 'West',
      truncated: false,
      isDisabledItem: false,
    } as DesignItem
  }
  const photo = place.kind === 'PHOTO' ? place : null
  const small = photo?.photo.startsWith('cut-out')
  return {
    ...common,
    type: place.kind === 'SHAPE' && place.form === 'ELLIPSE' ? 'CIRCLE_IMAGE' : 'RECT_IMAGE',
    borderRadius: { rx: 0, ry: 0 },
    imageName: photo?.photo ?? null,
    sourceWidth: photo ? (small ? 256 : 1024) : 0,
    sourceHeight: photo ? (small ? 192 : 768) : 0,
    croppedLeft: photo?.crop.left ?? 0,
    croppedTop: photo?.crop.top ?? 0,
    croppedWidth: photo?.crop.width ?? 0,
    croppedHeight: photo?.crop.height ?? 0,
    imageRotate: 0,
    brightnessFactor: 100,
    // A disabled frame is drawn as a white shape.
    isDisabledItem: place.kind === 'SHAPE',
  } as unknown as DesignItem
}

const livePhotos = new Map<string, LivePhoto>()

function livePhotoOf(name: string, { photos }: Resources): LivePhoto | null {
  const known = livePhotos.get(name)
  const ready = photos.get(name)
  if (known || !ready) return known ?? null
  const { width, height } = present(ready.levels[0])
  const live = { width, height, levels: ready.levels, alpha: alphaPlane(ready.pixels, 512) }
  livePhotos.set(name, live)
  return live
}

/** Texts set so far; missing ones are requested from the worker and shown when they arrive. */
function typesetter(resources: Resources, onArrival: () => void) {
  const settings = new WeakMap<TextItem, TextSetting>()
  const byRequest = new Map<string, TextSetting>()
  const requestOf = (item: TextItem) => textRequest(item, DPI)
  return {
    setting: (item: TextItem): TextSetting | null => settings.get(item) ?? null,
    /** Requests all missing texts of a page from the worker. */
    async ask(page: DesignPage): Promise<void> {
      const texts = page.items.filter(isTextItem).filter((item) => !settings.has(item))
      const made = await resources.setTexts(texts.map(requestOf))
      for (const [at, item] of texts.entries()) settings.set(item, present(made[at]))
      onArrival()
    },
    /** Sets the missing texts on this thread. */
    setNow(page: DesignPage): void {
      for (const item of page.items.filter(isTextItem)) {
        if (settings.has(item)) continue
        const key = JSON.stringify(requestOf(item))
        const made = byRequest.get(key) ?? setText(requestOf(item), resources.face)
        byRequest.set(key, made)
        settings.set(item, made)
      }
    },
  }
}

function mount(host: HTMLElement, page: DesignPage, resources: Resources) {
  const canvas = document.createElement('canvas')
  canvas.tabIndex = 0
  canvas.style.cssText = 'width: 100%; height: 100%; display: block'
  host.append(canvas)
  let history = beginHistory({ designSeriesId: null, pages: [page] })
  const shown = (): DesignPage => present(history.document.pages[0])
  let gestures = 0
  const stage = createStage({
    canvas,
    labels: { emptyFrame: '写真を入れる' },
    newGestureId: () => `gesture ${gestures++}`,
    reducedMotion: true,
    events: {
      onSelect: () => {},
      onChoose: () => {},
      onSwap: () => {},
      onMenu: () => {},
      onChange: (change, gesture) => go(perform(history, { label: gesture.label, change, gesture: gesture.id })),
      onBusy: () => {},
      onCamera: () => {},
    },
  })
  const words = typesetter(resources, show)
  const sceneOf = (each: DesignPage): LiveScene => ({
    page: each,
    photo: (name) => livePhotoOf(name, resources),
    artwork: () => null,
    setting: words.setting,
  })
  function show(): void {
    stage.show(sceneOf(shown()))
  }
  function go(next: History): void {
    history = next
    show()
  }
  const remove = (): void => {
    stage.destroy()
    canvas.remove()
  }
  return { stage, words, go, show, shown, sceneOf, remove, history: () => history }
}

function placeView(stage: ReturnType<typeof createStage>, { zoom, x, y }: InitialView): void {
  if (Math.abs(stage.camera().zoom - zoom) < 1e-9) return
  stage.zoomTo(zoom)
  const camera = stage.camera()
  stage.panBy(x - camera.x, y - camera.y)
}

export const irodori: CanvasEngine = {
  name: 'irodori',
  version: 'this tree',
  async open(host, json, view, resources) {
    const page = pageOf(JSON.parse(json) as NeutralScene)
    const { stage, words, go, show, shown, history, sceneOf, remove } = mount(host, page, resources)
    // As in the studio, texts are requested before the canvas exists.
    const set = words.ask(page)
    show()
    placeView(stage, view)
    await set
    await nextFrame()
    let armed: string | null = null
    let overlay: HTMLElement | null = null
    const scene = sceneOf(page)
    return {
      arm(itemId, kind) {
        armed = itemId
        stage.select(itemId, 'SELECT')
        overlay?.remove()
        // In the studio the pointer moves photos in their frames; an item is moved by a command.
        overlay =
          kind === 'MOVE'
            ? moveOverlay(host, (x, y) => {
                const item = findItem(shown(), itemId) as DesignItem
                const { zoom } = stage.camera()
                const change = changeItem(shown(), item, { left: item.left + x / zoom, top: item.top + y / zoom })
                go(perform(history(), { label: 'move', change, gesture: 'move' }))
              })
            : null
      },
      progress() {
        const item = findItem(shown(), armed ?? '') as ImageItem
        return item.left + item.top + item.croppedLeft + item.croppedTop
      },
      wheelMovesView() {},
      zoom: () => stage.camera().zoom,
      prepareHits: async () => {},
      hit: (point) => itemAtPoint(scene, point, 0)?.id ?? null,
      close() {
        overlay?.remove()
        remove()
      },
    }
  },
  async history(host, scene, actions, resources) {
    const page = pageOf(scene)
    const { words, go, shown, history, remove } = mount(host, page, resources)
    let now = history()
    actions.forEach(({ before, after }, step) => {
      const page = present(now.document.pages[0])
      const item = present(findItem(page, before.id))
      const next = itemOf(after, item.priorityIndex)
      const change = changeItem(page, item, next)
      now = perform(now, { label: 'edit', change, gesture: `step ${step}` })
    })
    const step = async (next: History): Promise<void> => {
      words.setNow(present(next.document.pages[0]))
      go(next)
    }
    await step(now)
    await nextFrame()
    return {
      undo: () => step(undo(history())),
      redo: () => step(redo(history())),
      where(itemId) {
        const { left, top } = findItem(shown(), itemId) as DesignItem
        return { x: left, y: top }
      },
      close: remove,
    }
  },
}

function moveOverlay(host: HTMLElement, move: (x: number, y: number) => void): HTMLElement {
  const overlay = document.createElement('div')
  overlay.style.cssText = 'position: absolute; inset: 0'
  let last: { x: number; y: number } | null = null
  overlay.onpointerdown = ({ clientX, clientY }) => {
    last = { x: clientX, y: clientY }
  }
  overlay.onpointermove = ({ clientX, clientY }) => {
    if (!last) return
    move(clientX - last.x, clientY - last.y)
    last = { x: clientX, y: clientY }
  }
  overlay.onpointerup = () => {
    last = null
  }
  host.append(overlay)
  return overlay
}
