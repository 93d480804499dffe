import type { TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage, Sheet } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { MONTH_GRID_ID } from '@irodori/design/finding'
import type { PrintRequirements } from '@irodori/design/findingsOf'
import { findingsOf } from '@irodori/design/findingsOf'
import { inkOnPage } from '@irodori/design/textMeasure'
import type { Rect } from '@irodori/geometry/shape'
import { printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'
import type { TextSetting } from '@irodori/typography/textRequest'
import { brokenWords } from './brokenWords.ts'
import { contrastFindings } from './contrastRules.ts'
import type { Grounds } from './grounds.ts'
import { forEachNear, sharedInk } from './inkArea.ts'
import type { PrintedWords } from './printedWords.ts'
import { printedWords } from './printedWords.ts'
import { smallWords } from './sizeRules.ts'
import type { TemplateFinding, TemplateRule } from './templateFinding.ts'
import { hiddenFrames } from './visibleFrames.ts'

/** A template with the words that it proposes. */
export interface TemplateToLint {
  readonly page: DesignPage
  /** As `renderGrounds` renders them. */
  readonly grounds: Grounds
  /** The setting of a text in its own font. */
  readonly settingOf: (item: TextItem) => TextSetting
  readonly requirements: PrintRequirements
  /** Whether the sheet is two pages of a book, with a fold in its middle. */
  readonly isFolded: boolean
  /** Boxes of the faces in its sample pictures, in print pixels of the page. */
  readonly faces: readonly Rect[]
}

/** The faults of a template, item by item. An empty list means that it has none. */
export function lintTemplate(template: TemplateToLint): readonly TemplateFinding[] {
  const { page, grounds, settingOf, requirements, isFolded, faces } = template
  const { sheet } = page
  const toGround = grounds.onWhite.width / sheet.width
  const words = printedWords(page, settingOf, grounds.onWhite)
  const settings = new Map(words.map(({ item, setting }) => [item, setting]))
  const preflight = findingsOf(page, (item) => settings.get(item) ?? null, requirements)
  return worstOfGrid([
    ...preflight.flatMap((finding) => fromPreflight(finding, page)),
    ...words.flatMap((one) => [
      ...contrastFindings(one, grounds, sheet.dpi * toGround),
      ...smallWords(one, sheet, isFolded),
      ...brokenWords(one),
      ...inkOnFaces(one, faces, toGround),
      ...(isFolded ? nearFold(one, sheet) : []),
    ]),
    ...overlappingTexts(words),
    ...hiddenFrames(page, grounds),
  ])
}

/** A month grid has hundreds of texts in a few sizes and colours; of each rule only the worst one is reported. */
function worstOfGrid(findings: readonly TemplateFinding[]): readonly TemplateFinding[] {
  const worst = new Map<TemplateRule, TemplateFinding>()
  for (const finding of findings.filter(({ itemId }) => itemId === MONTH_GRID_ID)) {
    const known = worst.get(finding.rule)
    if (!known || excess(finding) > excess(known)) worst.set(finding.rule, finding)
  }
  return [...findings.filter(({ itemId }) => itemId !== MONTH_GRID_ID), ...worst.values()]
}

const excess = ({ measured, limit }: TemplateFinding): number => Math.abs(measured - limit)

/** What preflight finds that is a fault of the template and not of what the customer has yet to do. */
function fromPreflight(finding: Finding, { items }: DesignPage): TemplateFinding[] {
  const { itemId } = finding
  const item = items.find(({ id }) => id === itemId)
  const about = { itemId, words: item && 'text' in item ? item.text : '' }
  switch (finding.kind) {
    case 'INK_NEAR_TRIM':
      return [{ ...about, rule: 'NEAR_EDGE', measured: finding.distance, limit: finding.safe }]
    case 'INK_IN_BLEED':
      return [{ ...about, rule: 'NEAR_EDGE', measured: -finding.cut, limit: 0 }]
    case 'INK_IN_HOLE':
      return [{ ...about, rule: 'IN_HOLE', measured: 0, limit: finding.diameter / 2 }]
    case 'LETTERS_SMALL':
      return [{ ...about, rule: 'BELOW_LEAST_SIZE', measured: finding.fontSize, limit: finding.least }]
    case 'TEXT_OVERFLOWS':
      return [{ ...about, rule: 'OVERFLOWS', measured: finding.beyond, limit: 0 }]
    case 'GLYPH_MISSING':
      return [{ ...about, rule: 'GLYPH_MISSING', measured: finding.missing.length, limit: 0 }]
    default:
      return []
  }
}

/** Ink on the ellipse of a face. In percent of the face. */
function inkOnFaces({ item, itemId, ink }: PrintedWords, faces: readonly Rect[], toGround: number): TemplateFinding[] {
  return faces.flatMap(({ left, top, width, height }): TemplateFinding[] => {
    let pixels = 0
    forEachNear(ink, 0, (x, y) => {
      const across = ((x + 0.5) / toGround - left) / width - 0.5
      const down = ((y + 0.5) / toGround - top) / height - 0.5
      if (across * across + down * down < 0.25) pixels += 1
    })
    const area = (Math.PI / 4) * width * height * toGround * toGround
    return pixels === 0
      ? []
      : [{ rule: 'ON_FACE', itemId, words: item.text, measured: (100 * pixels) / area, limit: 0 }]
  })
}

/** Ink at the fold, where a page bends into the spine. In millimetres from the fold; the limit is that of the trim. */
function nearFold({ item, itemId, setting }: PrintedWords, sheet: Sheet): TemplateFinding[] {
  const ink = inkOnPage(item, setting)
  if (!ink) return []
  const fold = sheet.width / 2
  const away = Math.max(0, ink.left - fold, fold - ink.left - ink.width)
  const measured = printPxToMm(printPx(away), resolution(sheet.dpi))
  const limit = sheet.safeMm
  return measured >= limit ? [] : [{ rule: 'NEAR_FOLD', itemId, words: item.text, measured, limit }]
}

/** Texts whose letters touch those of an earlier one. In pixels of the ground. */
function overlappingTexts(words: readonly PrintedWords[]): TemplateFinding[] {
  return words.flatMap((one, index) =>
    words.slice(0, index).flatMap((earlier): TemplateFinding[] => {
      const measured = sharedInk(one.ink, earlier.ink)
      return measured === 0
        ? []
        : [{ rule: 'TEXTS_OVERLAP', itemId: one.itemId, words: one.item.text, measured, limit: 0 }]
    }),
  )
}
