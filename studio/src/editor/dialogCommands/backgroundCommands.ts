import type { Background } from '@irodori/contract/entities/background'
import type { ColourSet, Template } from '@irodori/contract/entities/template'
import { changeBackground } from '@irodori/design/changeBackground'
import { changeColourSet } from '@irodori/design/colourSet'
import type { DesignPage } from '@irodori/design/designPage'
import { allowsBackground } from '@irodori/rules/ownBackground'
import type { Command, CommandContext } from '../command/command.ts'
import { pageAtom, pagesAtom, templatesAtom } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'
import type { SidePanel } from '../state/viewState.ts'
import { panelAtom } from '../state/viewState.ts'

/** The pages that a background is chosen for. */
export type Scope = 'PAGE' | 'ALL'

const NO_SETS: readonly ColourSet[] = []

const templateOf = (store: EditorStore, { templateId }: DesignPage): Template | undefined =>
  store.get(templatesAtom).find(({ id }) => id === templateId)

/** Whether the customer may choose the background of a page. */
export function mayChooseBackground(store: EditorStore, page: DesignPage | null): boolean {
  const template = page && templateOf(store, page)
  return template ? allowsBackground(template) : false
}

/** The colour sets of a page's template; none where its customers may not add anything. */
export function setsOf(store: EditorStore, page: DesignPage): readonly ColourSet[] {
  const template = templateOf(store, page)
  return (template?.allowsOwnItems && template.colourSets) || NO_SETS
}

/** ADD-9: gives the current page, or all pages whose templates allow it, a background as one undo step. */
export function chooseBackground(
  { store, actions }: Pick<CommandContext, 'store' | 'actions'>,
  background: Background | undefined,
  scope: Scope,
): void {
  const page = store.get(pageAtom)
  const pages = store.get(pagesAtom).filter((one) => scope === 'ALL' || one.key === page?.key)
  const chosen = pages.filter((one) => mayChooseBackground(store, one))
  actions.perform('background', changeBackground(chosen, background))
}

/** ADD-12: shows all pages in a colour set as one undo step. */
export function chooseColourSet({ store, actions }: Pick<CommandContext, 'store' | 'actions'>, id: string): void {
  const change = changeColourSet(store.get(pagesAtom), (page) => setsOf(store, page), id)
  actions.perform('colourSet', change)
}

/** A command that opens and closes a panel. */
const panelCommand = (
  id: 'background' | 'colourSet',
  panel: SidePanel,
  key: string,
  canOpen: (store: EditorStore) => boolean,
): Command => ({
  id,
  label: `command.${id}`,
  keys: [key],
  undo: 'NONE',
  isEnabled: ({ store }) => canOpen(store) || store.get(panelAtom) === panel,
  run: ({ store }) => store.set(panelAtom, store.get(panelAtom) === panel ? null : panel),
})

export const backgroundCommand = panelCommand('background', 'BACKGROUND', 'shift+b', (store) =>
  mayChooseBackground(store, store.get(pageAtom)),
)

export const colourSetCommand = panelCommand('colourSet', 'COLOURS', 'shift+p', (store) => {
  const page = store.get(pageAtom)
  return page !== null && setsOf(store, page).length > 1
})
