import type { DesignItem, ImageItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { newOrnament } from '@irodori/design/newOrnament'
import { addItems, roomForOwnItems } from '@irodori/design/ownItems'
import type { OwnTextTools, ProposedWords } from '@irodori/design/ownText'
import { newCaption, newText } from '@irodori/design/ownText'
import { allowedFontSizes, allowedFontWeights } from '@irodori/typography/fontSize'
import { switchFontFor } from '@irodori/typography/productFont'
import type { Command, CommandContext } from '../command/command.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { pageAtom, productAtom, selectedItemsAtom, templatesAtom } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'
import { panelAtom } from '../state/viewState.ts'
import { openItemCommand } from './itemCommands.ts'

/** LNG-4: new words are printed, so they are in the language of the page, as those of a template are. */
const isEnglish = (): boolean => typeof document !== 'undefined' && document.documentElement.lang === 'en'

const sampleWords = (): ProposedWords => ({ text: isEnglish() ? 'Your text' : 'ここに文字', isPrintable: false })
/** Points of a new text on a page whose template has none. */
const PLAIN_SIZE = 12

/** The current page, if its template allows own items and has room for another one. */
export function pageForOwnItems(store: EditorStore): DesignPage | null {
  const page = store.get(pageAtom)
  const template = store.get(templatesAtom).find(({ id }) => id === page?.templateId)
  return page && template?.allowsOwnItems && roomForOwnItems(page) > 0 ? page : null
}

function toolsOf({ store, newId }: CommandContext): OwnTextTools {
  const product = store.get(productAtom)
  const fonts = product?.fonts ?? []
  const sizes = allowedFontSizes(product?.minFontSize)
  const [color = '#000000'] = (product?.colors ?? '').split(',').filter((colour) => colour.trim() !== '')
  return {
    newId,
    sizes,
    plainStyle: {
      font: fonts[0]?.value ?? '',
      fontSize: sizes.find((size) => size >= PLAIN_SIZE) ?? PLAIN_SIZE,
      fontWeight: allowedFontWeights(product?.minFontWeight)[0] ?? 'Normal',
      color: color.trim(),
    },
    fontFor: (text, font) => switchFontFor(text, font, fonts),
    allowsSupplementary: product?.allowsSupplementary === true,
  }
}

type AddStep = 'addText' | 'addCaption' | 'addOrnament'

/** Adds an item as one undo step and selects it. */
function add({ actions, announcer }: CommandContext, step: AddStep, page: DesignPage, item: DesignItem): void {
  actions.perform(step, addItems(page, [item]))
  actions.select(item.id)
  announcer.announce({ key: `step.${step}` })
}

/** Adds a text and moves the focus to its words. */
function addText(context: CommandContext, step: AddStep, page: DesignPage, item: TextItem): void {
  add(context, step, page, item)
  openItemCommand.run(context)
}

const textCommand = (
  id: 'addText' | 'addVerticalText',
  keys: readonly string[],
  type: 'TEXT' | 'VERTICAL_TEXT',
): Command => ({
  id,
  label: `command.${id}`,
  keys,
  undo: 'STEP',
  isEnabled: ({ store }) => pageForOwnItems(store) !== null,
  run: (context) => {
    const page = pageForOwnItems(context.store)
    if (page) addText(context, 'addText', page, newText(page, type, sampleWords(), toolsOf(context)))
  },
})

export const addTextCommand = textCommand('addText', ['shift+t'], 'TEXT')
export const addVerticalTextCommand = textCommand('addVerticalText', ['shift+v'], 'VERTICAL_TEXT')

/** The selected photo; null if nothing or several items are selected, or an empty frame. */
function selectedPhoto(store: EditorStore): ImageItem | null {
  const [item, ...others] = store.get(selectedItemsAtom)
  if (!item || others.length > 0 || !isImageItem(item)) return null
  return item.imageName !== null && !item.isDisabledItem ? item : null
}

/** The day on which the camera took a photo, as 2026年5月3日 or 3 May 2026; null if its file does not say so. */
function dayOf(store: EditorStore, { imageName }: ImageItem): string | null {
  const note = imageName === null ? undefined : store.get(photoNotesAtom).get(imageName)
  if (!note?.isByCamera || note.takenAt === null) return null
  const day = new Date(note.takenAt)
  if (isEnglish()) return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
}

/** Adds a text below the selected photo, with the day on which it was taken. */
export const addCaptionCommand: Command = {
  id: 'addCaption',
  label: 'command.addCaption',
  keys: ['shift+c'],
  undo: 'STEP',
  isEnabled: ({ store }) => pageForOwnItems(store) !== null && selectedPhoto(store) !== null,
  run: (context) => {
    const page = pageForOwnItems(context.store)
    const photo = selectedPhoto(context.store)
    if (!page || !photo) return
    const day = dayOf(context.store, photo)
    const words = day === null ? sampleWords() : { text: day, isPrintable: true }
    addText(context, 'addCaption', page, newCaption(page, photo, words, toolsOf(context)))
  },
}

/** Opens and closes the panel with the ornaments of the shop. */
export const ornamentsCommand: Command = {
  id: 'ornaments',
  label: 'command.ornaments',
  keys: ['shift+o'],
  undo: 'NONE',
  isEnabled: ({ store }) => pageForOwnItems(store) !== null || store.get(panelAtom) === 'ORNAMENTS',
  run: ({ store }) => store.set(panelAtom, store.get(panelAtom) === 'ORNAMENTS' ? null : 'ORNAMENTS'),
}

/** Adds an ornament to the current page. @returns false if the page takes no other item */
export function addOrnament(context: CommandContext, ornament: Ornament): boolean {
  const page = pageForOwnItems(context.store)
  if (page) add(context, 'addOrnament', page, newOrnament(page, ornament, context.newId))
  return page !== null
}

/** Changes all selected ornaments as one undo step. */
export function editOrnaments(
  { store, actions }: CommandContext,
  step: 'colour' | 'mirror',
  edit: (item: OrnamentItem) => Partial<Omit<OrnamentItem, 'id' | 'type'>>,
): void {
  const page = store.get(pageAtom)
  if (!page) return
  const ornaments = store.get(selectedItemsAtom).filter(isOrnamentItem)
  const changes = ornaments.map((item) => changeItem(page, item, edit(item)))
  actions.perform(step, changes.reduce(squashChanges, NO_CHANGE))
}

export const mirrorCommand: Command = {
  id: 'mirror',
  label: 'command.mirror',
  keys: ['m'],
  undo: 'STEP',
  isEnabled: ({ store }) => store.get(selectedItemsAtom).some(isOrnamentItem),
  run: (context) => editOrnaments(context, 'mirror', ({ isMirrored }) => ({ isMirrored: isMirrored !== true })),
}
