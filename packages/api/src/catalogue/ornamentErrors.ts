import type { Ornament } from '@irodori/contract/entities/ornament'
import { boundsOfPath } from '@irodori/geometry/path'
import { parseSvgPath } from '@irodori/geometry/svgPath'

/** Errors of an ornament beyond its fields: outlines that cannot be read or leave the ground, inks without a colour. */
export function ornamentErrors({ id, version, drawing, colours }: Ornament): string[] {
  return drawing.shapes.flatMap(({ outline, ink }, at) => {
    const report = (error: string) => `ornament ${id}, version ${version}, shape ${at + 1}: ${error}`
    const errors = ink < colours.length ? [] : [report(`ink ${ink} has no colour`)]
    try {
      return isOnGround(outline, drawing) ? errors : [...errors, report('the outline leaves the ground of the drawing')]
    } catch (error) {
      if (error instanceof RangeError) return [...errors, report(error.message)]
      throw error
    }
  })
}

/** Control points count, because the box of an ornament bounds what is hit and kept on the page. */
function isOnGround(outline: string, { width, height }: Ornament['drawing']): boolean {
  const bounds = boundsOfPath(parseSvgPath(outline))
  return (
    bounds !== null &&
    bounds.left >= 0 &&
    bounds.top >= 0 &&
    bounds.left + bounds.width <= width &&
    bounds.top + bounds.height <= height
  )
}
