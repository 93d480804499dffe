import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeItem, isNoChange } from '@irodori/design/change'
import { cropFields } from '@irodori/design/crop'
import { findItem } from '@irodori/design/designPage'
import type { Point, Rect } from '@irodori/geometry/shape'
import { centreOf, containsPoint, rect } from '@irodori/geometry/shape'
import { screenPx } from '@irodori/geometry/units'
import { hasPhoto } from './crop/cropCommands.ts'
import { itemAtPoint } from './hit/itemAtPoint.ts'
import type { Handle } from './hit/selectionHandles.ts'
import { handleAtPoint, selectionHandles } from './hit/selectionHandles.ts'
import { listenToCanvas } from './interaction/canvasEvents.ts'
import { cursorFor } from './interaction/cursor.ts'
import type { Interaction } from './interaction/interaction.ts'
import { createInteraction } from './interaction/interaction.ts'
import type { InteractionContext } from './interaction/interactionContext.ts'
import type { PointerSample } from './interaction/pointer.ts'
import type { StageTool } from './interaction/tool.ts'
import type { PaintPlan } from './render/paintPlan.ts'
import { createPlanner } from './render/paintPlan.ts'
import { createRenderer } from './render/renderer.ts'
import type { RenderFrame } from './render/renderFrame.ts'
import { screenView } from './render/screen/screenView.ts'
import { readTheme, sameTheme } from './render/screen/theme.ts'
import type { ExactFrame, FindingMark, LiveScene } from './scene/liveScene.ts'
import { adjustedItem, lacksText, sameSheetSize } from './scene/sceneStep.ts'
import type { StageMode } from './scene/stageMode.ts'
import type { Stage, StageOptions } from './stage.ts'
import type { Camera, ScreenPoint } from './view/camera.ts'
import { lengthOnPage, screenPoint, screenToPage, snapToDevice } from './view/camera.ts'
import { createCameraDriver } from './view/cameraDriver.ts'
import type { CanvasSize } from './view/canvasSize.ts'
import { observeCanvasSize } from './view/canvasSize.ts'
import { createFrameClock } from './view/frameClock.ts'

/** Least side of the area in which a text can be hit, in CSS pixels. */
const MIN_TEXT_SIDE = { mouse: screenPx(24), touch: screenPx(44) } as const
/** Milliseconds without change after which an adjustment is at rest. */
const ADJUSTMENT_REST_MS = 220
/** Milliseconds that the first frame waits for text that is being typeset, so that it appears complete. */
const TEXT_WAIT_MS = 40
/** Milliseconds of rest after which the layers of a selection are prepared for its first change. */
const PREPARE_AFTER_MS = 60

interface Selected {
  readonly id: string | null
  readonly mode: StageMode
  readonly others: readonly string[]
}

/** Creates an interactive page on a canvas. The size of the canvas is its CSS box; colours come from its CSS variables. */
export function createStage({ canvas, events, labels, newGestureId, reducedMotion }: StageOptions): Stage {
  const window = canvas.ownerDocument.defaultView as Window & typeof globalThis
  const renderer = createRenderer(canvas, labels.emptyFrame, () => clock.request())
  const planOf = createPlanner()

  let scene: LiveScene | null = null
  let plan: PaintPlan = []
  let exact: ExactFrame | null = null
  let selection: Selected = { id: null, mode: 'SELECT', others: [] }
  let dropTargetId: string | null = null
  let marquee: Rect | null = null
  let hoveredId: string | null = null
  let pointerAt: ScreenPoint | null = null
  let guides = false
  let marks: readonly FindingMark[] = []
  let adjusting: string | null = null
  let spaceHeld = false
  let size: CanvasSize | null = null
  let tool: StageTool | null = null
  let theme = readTheme(canvas)
  /** The first frame is still held back for text that is being typeset. */
  let isHeld = true

  const clock = createFrameClock(window, draw)
  const driver = createCameraDriver({
    clock,
    now: () => window.performance.now(),
    reducedMotion,
    page: () => scene?.page.sheet ?? null,
    view: () => size?.css ?? null,
    onMove: () => events.onCamera(seenCamera()),
  })
  const seenCamera = (): Camera => snapToDevice(driver.camera(), size?.ratio ?? 1)

  const interactionContext: InteractionContext = {
    camera: driver.camera,
    setCamera: driver.set,
    mode: () => selection.mode,
    selectedPhoto,
    itemAt: hit,
    handleAt,
    spaceHeld: () => spaceHeld,
    click: events.onSelect,
    drawMarquee(area) {
      marquee = area
      clock.request()
    },
    selectWithin(area) {
      const middle = ({ left, top, width, height }: DesignItem): Point => centreOf(rect(left, top, width, height))
      const within = scene?.page.items.filter((item) => containsPoint(area, middle(item))) ?? []
      events.onChoose(within.map(({ id }) => id))
    },
    showDropTarget,
    swap: events.onSwap,
    menu: events.onMenu,
    hover(at) {
      pointerAt = at
    },
    changeCrop(itemId, crop, gesture) {
      const item = shownItem(itemId)
      if (!scene || !item || !isImageItem(item)) return
      const change = changeItem(scene.page, item, cropFields(crop))
      if (!isNoChange(change)) events.onChange(change, gesture)
    },
    newGestureId,
    busy(busy) {
      events.onBusy(busy)
      clock.request()
    },
    later: clock.later,
  }
  const defaultInteraction = createInteraction(interactionContext)
  const interaction = (): Interaction => tool?.interaction ?? defaultInteraction

  function draw(time: number): void {
    driver.tick(time)
    const frame = currentFrame()
    if (!frame || (isHeld && scene && lacksText(scene))) return
    isHeld = false
    renderer.draw(frame)
    clock.after('prepare', PREPARE_AFTER_MS, () => {
      const rested = driver.moving() || interaction().busy() ? null : currentFrame()
      if (rested) renderer.prepare(rested)
    })
  }

  function currentFrame(): RenderFrame | null {
    if (!scene || !size) return null
    const { page } = scene
    return {
      view: screenView(driver.camera(), size.ratio, size.device),
      page,
      plan,
      // A closed bitmap has width 0.
      exact: exact?.page === page && exact.bitmap.width > 0 ? exact : null,
      selected: shownItem(selection.id),
      secondary: {
        others: selection.others.map(shownItem).filter((item) => item !== null),
        dropTarget: shownItem(dropTargetId),
        marquee,
      },
      mode: selection.mode,
      tool: tool?.picture() ?? null,
      hovered: shownItem(hoveredId),
      guides,
      marks,
      moving: driver.moving(),
      cropping: defaultInteraction.state().startsWith('CROP') || defaultInteraction.state() === 'PINCHING_PHOTO',
      adjusting,
      theme,
    }
  }

  function showDropTarget(itemId: string | null): void {
    dropTargetId = itemId
    clock.request()
  }

  function shownItem(id: string | null): DesignItem | null {
    return (scene && id !== null ? findItem(scene.page, id) : null) ?? null
  }

  function selectedPhoto(): ImageItem | null {
    const item = shownItem(selection.id)
    return item && isImageItem(item) && hasPhoto(item) ? item : null
  }

  function hit(at: ScreenPoint, kind: PointerSample['kind']): DesignItem | null {
    const camera = driver.camera()
    return scene && itemAtPoint(scene, screenToPage(camera, at), lengthOnPage(camera, MIN_TEXT_SIDE[kind]))
  }

  function handleAt({ at, kind }: Pick<PointerSample, 'at' | 'kind'>): Handle | null {
    const item = selectedPhoto()
    return item && size ? handleAtPoint(selectionHandles(item, seenCamera(), size.css), at, kind) : null
  }

  /** Outlines the item under the pointer and sets the cursor for a press there. */
  function refreshPointer(): void {
    const isIdle = interaction().state() === 'IDLE'
    const at = isIdle && !spaceHeld ? pointerAt : null
    const handle = at && !tool ? handleAt({ at, kind: 'mouse' }) : null
    const item = at && !handle ? hit(at, 'mouse') : null
    const id = isIdle ? (item?.id ?? null) : hoveredId
    if (id !== hoveredId) {
      hoveredId = id
      clock.request()
    }
    const grabs = item !== null && item.id === selectedPhoto()?.id
    canvas.style.cursor =
      tool && pointerAt && !spaceHeld
        ? tool.cursor(pointerAt)
        : cursorFor(defaultInteraction.state(), { spaceHeld, handle, item, grabs })
  }

  function refreshTheme(): void {
    const now = readTheme(canvas)
    if (!sameTheme(now, theme)) theme = now
  }

  const stopEvents = listenToCanvas(canvas, {
    get interaction() {
      return interaction()
    },
    onEvent: refreshPointer,
    onLeave() {
      pointerAt = null
    },
    onMenu: (at) => events.onMenu(hit(at, 'mouse')?.id ?? null, at),
    onSpace(held) {
      spaceHeld = held
      refreshPointer()
    },
  })

  const stopSize = observeCanvasSize(canvas, (next) => {
    const before = size?.css ?? null
    size = next
    if (canvas.width !== next.device.width || canvas.height !== next.device.height) {
      canvas.width = next.device.width
      canvas.height = next.device.height
      renderer.forget()
    }
    refreshTheme()
    driver.resized(before)
    if (scene) events.onCamera(seenCamera())
    // A resized canvas is blank until it is painted.
    clock.drawNow()
  })

  return {
    show(next) {
      const before = scene
      if (!before) {
        clock.after('text', TEXT_WAIT_MS, () => {
          isHeld = false
          clock.request()
        })
      }
      scene = next
      plan = planOf(next)
      const adjusted = before && adjustedItem(before.page, next.page)
      if (adjusted) {
        adjusting = adjusted
        clock.after('adjustment', ADJUSTMENT_REST_MS, () => {
          adjusting = null
          clock.request()
        })
      }
      if (!interaction().busy()) refreshTheme()
      if (before?.page.key !== next.page.key || !sameSheetSize(before.page, next.page)) driver.fitNow()
      clock.request()
    },
    showExact(frame) {
      if (exact && exact.bitmap !== frame?.bitmap) exact.bitmap.close()
      exact = frame
      clock.request()
    },
    select(id, mode, others = []) {
      selection = { id, mode, others }
      refreshPointer()
      clock.request()
    },
    setTool(make) {
      interaction().cancel()
      tool =
        make?.({
          ...interactionContext,
          page: () => scene?.page ?? null,
          selectedItems: () => [selection.id, ...selection.others].map(shownItem).filter((item) => item !== null),
          view: () => size?.css ?? { width: 0, height: 0 },
          change: events.onChange,
          redraw: clock.request,
        }) ?? null
      refreshPointer()
      clock.request()
    },
    showDropTarget,
    itemAt: (x, y) => hit(screenPoint(x, y), 'mouse'),
    camera: seenCamera,
    deviceScale: () => driver.camera().zoom * (size?.ratio ?? 1),
    fit: driver.fit,
    zoomTo: driver.zoomTo,
    zoomBy: driver.zoomBy,
    panBy: driver.panBy,
    showPart: driver.showPart,
    refreshTheme() {
      refreshTheme()
      clock.request()
    },
    showGuides(visible) {
      guides = visible
      clock.request()
    },
    showMarks(next) {
      marks = next
      clock.request()
    },
    cancelGesture: () => interaction().cancel(),
    destroy() {
      interaction().cancel()
      stopEvents()
      stopSize()
      clock.stop()
      exact?.bitmap.close()
      exact = null
      scene = null
      renderer.free()
    },
  }
}
