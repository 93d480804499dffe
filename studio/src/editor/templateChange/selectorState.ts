import { INITIAL_LIST_STATE, type ListState } from '@irodori/client/listQueries'
import type { Scope } from './candidates.ts'
import { ANY_LAYOUT, type LayoutFilter } from './layoutFilter.ts'

/** Scope and filters of the template list. They are kept when the customer returns from the confirmation to the list. */
export interface SelectorState {
  readonly scope: Scope
  readonly list: ListState
  readonly layout: LayoutFilter
}

export const INITIAL_SELECTOR: SelectorState = {
  scope: 'PAGE',
  list: INITIAL_LIST_STATE,
  layout: ANY_LAYOUT,
}
