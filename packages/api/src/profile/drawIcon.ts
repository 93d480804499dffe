/**
 * Share of an icon's side that the mark fills. A launcher may cut everything outside the circle in the middle whose radius is
 * 40 % of the side; a square of 56 % fits into it. Source: W3C Web Application Manifest, "Icon masks and safe zone".
 */
const MARK_SHARE = 0.56

const ROOT = /<svg\b[^>]*>/
const PLACE = /\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** The mark inside the safe zone of a square of one unit. */
function framed(mark: string): string {
  const start = (1 - MARK_SHARE) / 2
  const place = `<svg x="${start}" y="${start}" width="${MARK_SHARE}" height="${MARK_SHARE}"`
  const inner = mark
    .slice(mark.search(ROOT))
    .replace(ROOT, (root) => root.replaceAll(PLACE, '').replace('<svg', () => place))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`
}

/**
 * Draws the mark of a shop in the middle of a square icon, in the thread pool.
 * @param mark SVG that was examined (`markProblems`)
 * @param side in pixels
 * @param ground `#rrggbb`
 * @returns a PNG without transparent pixels
 */
export async function drawIcon(mark: string, side: number, ground: string): Promise<Uint8Array> {
  // The first icon loads the renderer, so that a server without a demo shop starts without it.
  const { renderAsync } = await import('@resvg/resvg-js')
  const options = { background: ground, font: { loadSystemFonts: false }, logLevel: 'error' } as const
  return (await renderAsync(framed(mark), { ...options, fitTo: { mode: 'width', value: side } })).asPng()
}
