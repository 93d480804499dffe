import type { DesignItem, ImageItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem, isOrnamentItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import { styleFor, styleOfText, transferPhoto } from '@irodori/design/copyItems'
import type { DesignPage } from '@irodori/design/designPage'
import { copyColours } from '@irodori/design/photoColours'
import { coloursOf } from '@irodori/design/photoPlacement'
import type { Command, CommandContext } from '../command/command.ts'
import {
  inReadingOrder,
  pageAtom,
  pagesAtom,
  productAtom,
  selectedItemAtom,
  selectedItemsAtom,
} from '../state/designState.ts'
import type { StepLabel } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'
import { applyTyping } from '../text/editText.ts'
import type { Clip } from './clip.ts'
import { clipAtom, styleClipAtom } from './clip.ts'
import { pageForOwnItems } from './ownItemCommands.ts'
import { addCopies, copiedItem, ownSelection } from './ownItemCopies.ts'

type Content =
  | { readonly kind: 'PHOTO'; readonly item: ImageItem }
  | { readonly kind: 'TEXT'; readonly item: TextItem }
  | { readonly kind: 'ORNAMENT'; readonly item: OrnamentItem }

/** Photo, text or ornament of an item; null if the item is blank or disabled. */
function contentOf(item: DesignItem | null): Content | null {
  if (!item || item.isDisabledItem) return null
  if (isImageItem(item)) return item.imageName === null ? null : { kind: 'PHOTO', item }
  if (isOrnamentItem(item)) return { kind: 'ORNAMENT', item }
  return item.text.trim() === '' ? null : { kind: 'TEXT', item }
}

const emptyFrames = (page: DesignPage): readonly ImageItem[] =>
  inReadingOrder(page)
    .filter(isImageItem)
    .filter((item) => item.imageName === null && !item.isDisabledItem)

/** The targets of a paste: the selection, or for a photo the next empty frame of the page. */
function targetsOf(store: EditorStore, kind: Clip['kind']): readonly DesignItem[] {
  const page = store.get(pageAtom)
  const selected = store.get(selectedItemsAtom)
  if (kind === 'ORNAMENT') return []
  if (kind === 'TEXT') return selected.filter(isTextItem)
  if (selected.length > 0) return selected.filter(isImageItem).filter((item) => !item.isDisabledItem)
  return page ? emptyFrames(page).slice(0, 1) : []
}

const write = (store: EditorStore, page: DesignPage, item: TextItem, text: string): Change =>
  changeItem<TextItem>(page, item, applyTyping(item, text, store.get(productAtom)?.fonts ?? [], false))

function put(store: EditorStore, page: DesignPage, target: DesignItem, content: Content): Change {
  if (content.kind === 'PHOTO' && isImageItem(target)) {
    return changeItem<ImageItem>(page, target, transferPhoto(target, content.item))
  }
  return content.kind === 'TEXT' && isTextItem(target) ? write(store, page, target, content.item.text) : NO_CHANGE
}

/** Changes all targets in one undo step and selects them. */
function changeAll(
  { store, actions }: CommandContext,
  step: StepLabel,
  targets: readonly DesignItem[],
  changeOf: (page: DesignPage, target: DesignItem) => Change,
): void {
  const page = store.get(pageAtom)
  if (!page || targets.length === 0) return
  actions.perform(step, targets.map((target) => changeOf(page, target)).reduce(squashChanges, NO_CHANGE))
  actions.selectMany(targets.map(({ id }) => id))
}

/** What the system clipboard holds after a copy: words, or a name that other programs cannot use. */
function systemTextOf(content: Content): string {
  if (content.kind === 'TEXT') return content.item.text
  return content.kind === 'PHOTO' ? `${content.item.imageName}` : content.item.ornament
}

export const copyCommand: Command = {
  id: 'copy',
  label: 'command.copy',
  keys: ['mod+c'],
  undo: 'NONE',
  isEnabled: ({ store }) => contentOf(store.get(selectedItemAtom)) !== null,
  run: ({ store, announcer }) => {
    const content = contentOf(store.get(selectedItemAtom))
    if (!content) return
    store.set(clipAtom, { ...content, systemText: systemTextOf(content) })
    announcer.toast({ key: `toast.copied${content.kind}` })
  },
}

/** Its shortcut arrives as a paste event with the system clipboard; `pasteFromSystem` decides which content is newer. */
export const pasteCommand: Command = {
  id: 'paste',
  label: 'command.paste',
  keys: ['mod+v'],
  isByEvent: true,
  undo: 'STEP',
  isEnabled: ({ store }) => {
    const clip = store.get(clipAtom)
    return clip !== null && (copiedItem(store) !== null || targetsOf(store, clip.kind).length > 0)
  },
  run: (context) => {
    const { store } = context
    const clip = store.get(clipAtom)
    if (!clip) return
    const item = copiedItem(store)
    if (item) return addCopies(context, 'paste', [item])
    changeAll(context, 'paste', targetsOf(store, clip.kind), (page, target) => put(store, page, target, clip))
  },
}

/**
 * Pastes the clip of the editor, or newer text of the system clipboard.
 * @param systemText text of the system clipboard; empty if it has none
 * @returns false if there is nothing to paste or no target
 */
export function pasteFromSystem(context: CommandContext, systemText: string): boolean {
  const { store } = context
  const clip = store.get(clipAtom)
  if (systemText.trim() === '' || systemText === clip?.systemText) {
    if (!pasteCommand.isEnabled(context)) return false
    pasteCommand.run(context)
    return true
  }
  const texts = targetsOf(store, 'TEXT').filter(isTextItem)
  changeAll(context, 'paste', texts, (page, target) => write(store, page, target as TextItem, systemText))
  return texts.length > 0
}

interface Place {
  readonly page: DesignPage
  readonly item: DesignItem
}

/** The next blank item that takes this content, from the selected item on through all pages and round again. */
function nextPlace(store: EditorStore, { kind, item }: Content): Place | null {
  const pages = store.get(pagesAtom)
  const at = pages.findIndex(({ key }) => key === store.get(pageAtom)?.key)
  const [here, ...later] = [...pages.slice(at), ...pages.slice(0, at)]
  if (!here) return null
  const waits = (other: DesignItem): boolean => {
    if (other.isDisabledItem || other.id === item.id) return false
    if (isImageItem(other)) return kind === 'PHOTO' && other.imageName === null && !isDayPhoto(other)
    if (isOrnamentItem(other)) return false
    return kind === 'TEXT' && (other.text.trim() === '' || other.text === other.templateItemText)
  }
  const placesOf = (page: DesignPage): Place[] =>
    inReadingOrder(page)
      .filter(waits)
      .map((found) => ({ page, item: found }))
  const own = placesOf(here)
  const order = [...own.filter((place) => place.item.position > item.position), ...own, ...later.flatMap(placesOf)]
  return order[0] ?? null
}

/** Copies the selected items if the customer has added them, otherwise the photo or text into the next blank item. */
export const duplicateCommand: Command = {
  id: 'duplicate',
  label: 'command.duplicate',
  keys: ['mod+d'],
  undo: 'STEP',
  isEnabled: ({ store }) => {
    if (ownSelection(store).length > 0) return pageForOwnItems(store) !== null
    const content = contentOf(store.get(selectedItemAtom))
    return content !== null && nextPlace(store, content) !== null
  },
  run: (context) => {
    const { store, actions } = context
    const own = ownSelection(store)
    if (own.length > 0) return addCopies(context, 'duplicate', own)
    const content = contentOf(store.get(selectedItemAtom))
    const place = content && nextPlace(store, content)
    if (!content || !place) return
    actions.perform('duplicate', put(store, place.page, place.item, content))
    actions.showPage(place.page.key)
    actions.select(place.item.id)
  },
}

export const copyStyleCommand: Command = {
  id: 'copyStyle',
  label: 'command.copyStyle',
  keys: ['mod+alt+c'],
  undo: 'NONE',
  isEnabled: ({ store }) => {
    const item = store.get(selectedItemAtom)
    return item !== null && !isOrnamentItem(item) && (isTextItem(item) || contentOf(item) !== null)
  },
  run: ({ store, announcer }) => {
    const item = store.get(selectedItemAtom)
    if (!item || isOrnamentItem(item)) return
    store.set(
      styleClipAtom,
      isImageItem(item) ? { kind: 'PHOTO', colours: coloursOf(item) } : { kind: 'TEXT', style: styleOfText(item) },
    )
    announcer.toast({ key: 'toast.copiedStyle' })
  },
}

function styleTargets(store: EditorStore): readonly DesignItem[] {
  const clip = store.get(styleClipAtom)
  const selected = store.get(selectedItemsAtom)
  if (clip?.kind === 'TEXT') return selected.filter(isTextItem)
  return clip ? selected.filter((item) => isImageItem(item) && contentOf(item) !== null) : []
}

export const pasteStyleCommand: Command = {
  id: 'pasteStyle',
  label: 'command.pasteStyle',
  keys: ['mod+alt+v'],
  undo: 'STEP',
  isEnabled: ({ store }) => styleTargets(store).length > 0,
  run: (context) => {
    const clip = context.store.get(styleClipAtom)
    changeAll(context, 'pasteStyle', styleTargets(context.store), (page, target) => {
      if (isImageItem(target)) {
        return clip?.kind === 'PHOTO'
          ? changeItem<ImageItem>(page, target, copyColours(target, clip.colours))
          : NO_CHANGE
      }
      return clip?.kind === 'TEXT' && isTextItem(target)
        ? changeItem<TextItem>(page, target, styleFor(target, clip.style))
        : NO_CHANGE
    })
  },
}
