import type { Grading, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { gradePhoto, hasOwnColours } from '@irodori/design/photoColours'
import { OWN_COLOURS } from '@irodori/design/photoPlacement'
import type { Command, CommandContext } from '../command/command.ts'
import { rangeOfPhoto } from '../photos/rangeOfPhoto.ts'
import { pageAtom, pagesAtom, selectedItemsAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'

interface ShownPhoto {
  readonly page: DesignPage
  readonly item: ImageItem
}

const photosOf = (page: DesignPage, items: DesignPage['items']): readonly ShownPhoto[] =>
  items
    .filter(isImageItem)
    .filter(({ imageName, isDisabledItem }) => imageName !== null && !isDisabledItem)
    .map((item) => ({ page, item }))

function selectedPhotos({ store }: CommandContext): readonly ShownPhoto[] {
  const page = store.get(pageAtom)
  return page ? photosOf(page, store.get(selectedItemsAtom)) : []
}

const allPhotos = ({ store }: CommandContext): readonly ShownPhoto[] =>
  store.get(pagesAtom).flatMap((page) => photosOf(page, page.items))

const changeEach = (photos: readonly ShownPhoto[], edit: (item: ImageItem) => Partial<ImageItem>): Change =>
  photos.map(({ page, item }) => changeItem<ImageItem>(page, item, edit(item))).reduce(squashChanges, NO_CHANGE)

/** Whether the range of every one of these photos is stretched. */
export const areEnhanced = (items: readonly ImageItem[]): boolean =>
  items.length > 0 && items.every(({ grading }) => (grading?.range ?? null) !== null)

/** Stretches the range of each photo as its own pixels suggest, as one undo step. */
function enhance({ store, actions, announcer }: CommandContext, photos: readonly ShownPhoto[]): void {
  const loaded = store.get(photosAtom)
  let enhanced = 0
  const change = changeEach(photos, (item) => {
    const photo = loaded.get(item.imageName ?? '')
    const range = photo ? rangeOfPhoto(photo) : null
    if (range) enhanced++
    return range ? gradePhoto(item, { range }) : {}
  })
  actions.perform('enhance', change)
  if (enhanced === 0) announcer.toast({ key: 'toast.enhancedNone' })
  else announcer.toast({ key: 'toast.enhanced', values: { count: enhanced } }, 'good')
}

/** Enhances the selected photos; takes it back if all of them are enhanced. */
export const enhanceCommand: Command = {
  id: 'enhance',
  label: 'command.enhance',
  keys: ['e'],
  undo: 'STEP',
  isEnabled: (context) => selectedPhotos(context).length > 0,
  run: (context) => {
    const photos = selectedPhotos(context)
    if (areEnhanced(photos.map(({ item }) => item)))
      context.actions.perform(
        'enhance',
        changeEach(photos, (item) => gradePhoto(item, { range: null })),
      )
    else enhance(context, photos)
  },
}

export const enhanceAllCommand: Command = {
  id: 'enhanceAll',
  label: 'command.enhanceAll',
  keys: ['shift+e'],
  undo: 'STEP',
  isEnabled: (context) => allPhotos(context).length > 0,
  run: (context) => enhance(context, allPhotos(context)),
}

/** Gives the selected photos a style; takes it back if all of them have it. */
const styleCommand = (id: 'monochrome' | 'sepia', style: Grading['style']): Command => ({
  id,
  label: `command.${id}`,
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => selectedPhotos(context).length > 0,
  run: (context) => {
    const photos = selectedPhotos(context)
    const areStyled = photos.every(({ item }) => item.grading?.style === style)
    context.actions.perform(
      'grading',
      changeEach(photos, (item) => gradePhoto(item, { style: areStyled ? 'COLOUR' : style })),
    )
  },
})

export const monochromeCommand = styleCommand('monochrome', 'MONOCHROME')
export const sepiaCommand = styleCommand('sepia', 'SEPIA')

/** Gives the selected photos the colours of their files again; their crops stay. */
export const resetColoursCommand: Command = {
  id: 'resetColours',
  label: 'command.resetColours',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => selectedPhotos(context).some(({ item }) => !hasOwnColours(item)),
  run: (context) =>
    context.actions.perform(
      'grading',
      changeEach(selectedPhotos(context), () => OWN_COLOURS),
    ),
}
