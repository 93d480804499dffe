import type { FontWeight, TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage, Sheet } from '@irodori/design/designPage'
import { gridContent } from '@irodori/design/gridContent'
import { webFontName } from '@irodori/fonts/webFont'
import type { DisplayList } from '@irodori/scene/displayList'
import { displayList, printedTexts } from '@irodori/scene/displayList'
import { monthGridFills, unfitNames } from '@irodori/scene/monthGrid'
import { screenBackground } from '@irodori/scene/screenBackground'
import { textRequest } from '@irodori/scene/textRequest'
import type { CharacterForms } from '@irodori/typography/characterForms'
import { characterForms } from '@irodori/typography/characterForms'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import type { TextRequest, TextSetting } from '@irodori/typography/textRequest'
import { expose } from 'comlink'
import type { DrawnSheet } from './kernel.ts'

const faces = new Map<string, Promise<FontFace>>()

function faceOf(font: string, weight: FontWeight): Promise<FontFace> {
  const file = webFontName(font, weight)
  const known = faces.get(file)
  if (known) return known
  const face = fetchFace(file)
  faces.set(file, face)
  // A failed request is repeated by the next one.
  face.catch(() => faces.delete(file))
  return face
}

async function fetchFace(file: string): Promise<FontFace> {
  const answer = await fetch(`/fonts/${file}`)
  if (!answer.ok) throw new Error(`font ${file} could not be loaded: HTTP status ${answer.status}`)
  return loadFont(new Uint8Array(await answer.arrayBuffer()))
}

/** The model for line breaks between phrases, which only texts of some templates need. */
async function loadPhrases() {
  const { findPhrases }: typeof import('@irodori/typography/phraseModel') = await import(PHRASE_MODEL_URL)
  return findPhrases
}

/** Loads the fonts of texts. @returns sets one of them */
async function setterOf(texts: readonly TextItem[], dpi: number): Promise<(item: TextItem) => TextSetting> {
  const known = new Map<string, FontFace>()
  for (const { font, fontWeight } of texts) known.set(`${fontWeight} ${font}`, await faceOf(font, fontWeight))
  const findPhrases = texts.some(({ phraseBreaks }) => phraseBreaks) ? await loadPhrases() : null
  return (item) =>
    setText(textRequest(item, dpi), known.get(`${item.fontWeight} ${item.font}`) as FontFace, findPhrases)
}

const typeSetter = {
  async setTexts(requests: readonly TextRequest[], font: string, weight: FontWeight): Promise<TextSetting[]> {
    const face = await faceOf(font, weight)
    const findPhrases = requests.some(({ phraseBreaks }) => phraseBreaks) ? await loadPhrases() : null
    return requests.map((request) => setText(request, face, findPhrases))
  },

  /** The display list of a page. */
  async listOf(page: DesignPage): Promise<DisplayList> {
    return displayList(page, await setterOf(printedTexts(page), page.sheet.dpi))
  },

  /** The background and the month grid of a sheet. */
  async drawSheet(sheet: Sheet): Promise<DrawnSheet> {
    const settingOf = await setterOf(gridContent(sheet)?.texts ?? [], sheet.dpi)
    return {
      background: screenBackground(sheet),
      grid: monthGridFills(sheet, settingOf),
      unfit: unfitNames(sheet, settingOf),
    }
  },

  async formsOf(text: string, font: string, weight: FontWeight): Promise<readonly CharacterForms[]> {
    return characterForms(text, await faceOf(font, weight))
  },
}

/** The interface of the worker for text layout. */
export type TypeSetter = typeof typeSetter

expose(typeSetter)
