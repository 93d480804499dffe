import { changeStart } from '@irodori/design/startMonth'
import { month } from '@irodori/contract/entities/monthGrid'
import { START_QUERY } from '../../templates/designAddress.ts'
import type { Editor } from '../context/editor.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { journalRoleAtom } from '../state/journalState.ts'

type BegunEditor = Pick<Editor, 'store' | 'journal'> & { readonly commands: Pick<Editor['commands'], 'actions'> }

/**
 * CLD-6: lets a new calendar begin with the month that its address names, as a step that undo reverts. A design with work of
 * an earlier visit, or open in another tab, stays as it is.
 * @param search query of the address
 */
export function beginCalendar({ store, journal, commands }: BegunEditor, search: string): void {
  const start = month.safeParse(new URLSearchParams(search).get(START_QUERY))
  const { past, future } = store.get(historyAtom)
  const isOwn = journal === null || store.get(journalRoleAtom) !== 'OTHER_TAB'
  if (!start.success || !isOwn || past.length + future.length > 0) return
  commands.actions.perform('calendarStart', changeStart(store.get(pagesAtom), start.data))
}
