import type { CanvasEngine, OpenScene } from '../engine.ts'

/** The browser's own cost of a frame: a canvas of the same size on which each move paints one square. */
export const bareCanvas: CanvasEngine = {
  name: 'bare canvas',
  version: '',
  async open(host): Promise<OpenScene> {
    const canvas = document.createElement('canvas')
    canvas.width = host.clientWidth * devicePixelRatio
    canvas.height = host.clientHeight * devicePixelRatio
    canvas.style.cssText = 'width: 100%; height: 100%'
    host.append(canvas)
    const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
    let painted = 0
    let at = { x: 0, y: 0 }
    let asked = false
    const paint = (): void => {
      asked = false
      painted++
      context.fillStyle = `hsl(${painted % 360}, 60%, 60%)`
      context.fillRect(at.x * devicePixelRatio, at.y * devicePixelRatio, 100, 100)
    }
    canvas.onpointermove = ({ offsetX, offsetY }) => {
      at = { x: offsetX, y: offsetY }
      if (!asked) requestAnimationFrame(paint)
      asked = true
    }
    return {
      arm: () => {},
      progress: () => painted,
      wheelMovesView: () => {},
      zoom: () => 1,
      prepareHits: async () => {},
      hit: () => null,
      close: () => canvas.remove(),
    }
  },
  async history() {
    throw new Error('the bare canvas supports drags only, not a history')
  },
}
