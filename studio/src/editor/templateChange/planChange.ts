import type { Template } from '@irodori/contract/entities/template'
import type { Change } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { fitsAlone, fitsPage } from '@irodori/design/fitsPage'
import { ownItemsOf } from '@irodori/design/ownItems'
import type { TemplateChange, TemplateChangeTools, TransferOptions } from '@irodori/design/templateChange'
import { changeToPlan, ownPhotos, ownTexts, planTemplateChange } from '@irodori/design/templateChange'
import { switchFontFor } from '@irodori/typography/productFont'
import type { CommandContext } from '../command/command.ts'
import { pagesAtom, productAtom, templatesAtom } from '../state/designState.ts'
import type { Scope } from './candidates.ts'

/** A page and its new template. */
export interface PageToChange {
  readonly page: DesignPage
  readonly template: Template
}

/** The pages that change: the current one, or every page with a counterpart among the chosen templates. */
export function pagesToChange(
  pages: readonly DesignPage[],
  current: DesignPage,
  templates: readonly Template[],
  scope: Scope,
  totalPage: number | null,
): readonly PageToChange[] {
  const fits = scope === 'PAGE' ? (one: Template) => fitsAlone(one, current, totalPage) : fitsPage
  return (scope === 'PAGE' ? [current] : pages).flatMap((page) => {
    const template = templates.find((one) => fits(one, page))
    return template && template.id !== page.templateId ? [{ page, template }] : []
  })
}

export const ALL_CONTENT: TransferOptions = { photos: true, texts: true, ownItems: true, background: true }

/** True if the pages have no photos, texts, added items or background of the customer, so that no confirmation is needed. */
export const hasNoCustomerContent = (changing: readonly PageToChange[]): boolean =>
  changing.every(
    ({ page }) =>
      ownPhotos(page).length + ownTexts(page).length + ownItemsOf(page).length === 0 && !page.sheet.background,
  )

/** Plans the new pages and the transfer of the customer's content. */
export function planChange(
  { store, newId }: Pick<CommandContext, 'store' | 'newId'>,
  changing: readonly PageToChange[],
  carrying: TransferOptions,
): readonly TemplateChange[] {
  const fonts = store.get(productAtom)?.fonts ?? []
  const tools: TemplateChangeTools = { newId, fontFor: (text, font) => switchFontFor(text, font, fonts) }
  return changing.map(({ page, template }) => planTemplateChange(page, template, carrying, tools))
}

/** Applies the plans as one undo step and shows a toast. */
export function applyChange(
  { store, actions, announcer }: CommandContext,
  changing: readonly PageToChange[],
  plans: readonly TemplateChange[],
): void {
  const pages = store.get(pagesAtom)
  // A page may have changed since it was planned, for example by a photo that has been read.
  const changes = plans.flatMap((plan): Change[] => {
    const page = pages.find(({ key }) => key === plan.page.key)
    return page ? [changeToPlan(page, plan)] : []
  })
  store.set(templatesAtom, (known) => [
    ...known,
    ...changing.map(({ template }) => template).filter(({ id }) => !known.some((other) => other.id === id)),
  ])
  actions.select(null)
  actions.perform('template', Object.assign({}, ...changes))
  announcer.toast({ key: 'toast.templateChanged' }, 'good')
}
