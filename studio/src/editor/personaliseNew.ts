import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeItem, isNoChange, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import { personaliseTexts } from '../templates/personalised/personalisePage.ts'
import type { Personalisation } from '../templates/personalised/storedPersonalisation.ts'
import { readPersonalisation } from '../templates/personalised/storedPersonalisation.ts'
import type { Editor } from './context/editor.ts'
import { historyAtom, pageAtom, pagesAtom, productAtom } from './state/designState.ts'
import { journalRoleAtom } from './state/journalState.ts'

type PersonalisedEditor = Pick<Editor, 'store' | 'intake' | 'journal' | 'announcer'> & {
  readonly commands: Pick<Editor['commands'], 'actions' | 'newId'>
}

const areaOf = ({ width, height }: ImageItem): number => width * height

const largestFrame = (page: DesignPage | null): ImageItem | undefined =>
  page?.items
    .filter(isImageItem)
    .filter(({ isDisabledItem }) => !isDisabledItem)
    .toSorted((one, other) => areaOf(other) - areaOf(one))[0]

/**
 * CAT-48: puts the photo and the details of the customer's previews into a new design, as steps that undo reverts. A design
 * with work of an earlier visit, or open in another tab, stays as it is.
 */
export async function personaliseNew(
  { store, intake, journal, announcer, commands }: PersonalisedEditor,
  read: () => Promise<Personalisation | null> = readPersonalisation,
): Promise<void> {
  // A browser without a database has no personalisation.
  const personalisation = await read().catch(() => null)
  const { past, future } = store.get(historyAtom)
  const isOwn = journal === null || store.get(journalRoleAtom) !== 'OTHER_TAB'
  // The start of a calendar was chosen in the catalogue, like the details.
  const work = [...past, ...future].filter(({ label }) => label !== 'calendarStart')
  if (personalisation === null || !isOwn || work.length > 0) return

  const fonts = store.get(productAtom)?.fonts ?? []
  const change = store.get(pagesAtom).reduce((all, page) => {
    const { items } = personaliseTexts(page, personalisation, fonts)
    return items.reduce((sum, item) => {
      const before = findItem(page, item.id)
      return before === undefined || before === item ? sum : squashChanges(sum, changeItem(page, before, item))
    }, all)
  }, NO_CHANGE)
  if (!isNoChange(change)) commands.actions.perform('personalise', change, commands.newId())

  const { photo } = personalisation
  const frame = largestFrame(store.get(pageAtom))
  if (photo !== null) {
    const file = new File([photo], `photo.${photo.type.split('/')[1] ?? 'jpeg'}`, { type: photo.type })
    if (frame) await intake.take([file], frame.id)
    else await intake.keep([file], () => {})
  }
  if (photo !== null || !isNoChange(change)) announcer.toast({ key: 'toast.personalised' }, 'good')
}
