import { printPx } from '@irodori/geometry/units'
import type { TextRequest } from '@irodori/typography/textRequest'

export type SampleKind = 'straight' | 'curved' | 'vertical'

export const SAMPLE_KINDS: readonly SampleKind[] = ['straight', 'curved', 'vertical']

/** Size of each figure and of its letters in CSS pixels. */
export const SAMPLE_SIZE: Readonly<Record<SampleKind, { readonly width: number; readonly height: number }>> = {
  straight: { width: 420, height: 150 },
  curved: { width: 420, height: 190 },
  vertical: { width: 220, height: 360 },
}
/** In CSS pixels, largest first. */
export const SAMPLE_FONT_SIZES = [30, 26, 22, 18, 15, 12] as const
const RADIUS = 230

/**
 * The kernel's request for a sample line.
 * @param fontSize in CSS pixels
 * @param scale device pixels per CSS pixel
 */
export function sampleRequest(words: string, kind: SampleKind, fontSize: number, scale: number): TextRequest {
  const { width, height } = SAMPLE_SIZE[kind]
  return {
    type: kind === 'straight' ? 'TEXT' : kind === 'curved' ? 'CURVED_TEXT' : 'VERTICAL_TEXT',
    text: words,
    fontSize: printPx(fontSize * scale),
    width: width * scale,
    height: height * scale,
    verticalAlignment: kind === 'straight' ? 'Center' : 'North',
    horizontalAlignment: 'Center',
    angle: 0,
    radius: kind === 'curved' ? RADIUS * scale : 0,
    spacing: 0,
    reverse: false,
    hasBorder: false,
    allowsSupplementary: false,
    phraseBreaks: false,
  }
}
