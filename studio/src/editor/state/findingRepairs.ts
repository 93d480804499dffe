import { findPage } from '@irodori/design/designPage'
import type { Finding, RepairKind } from '@irodori/design/finding'
import type { Repair, RepairDeps } from '@irodori/design/planRepair'
import { planRepair } from '@irodori/design/planRepair'
import { textRequest } from '@irodori/scene/textRequest'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import { switchFontFor } from '@irodori/typography/productFont'
import type { Kernel } from '../../kernel/kernel.ts'
import { documentAtom, productAtom } from './designState.ts'
import type { DocumentActions, StepLabel } from './documentActions.ts'
import type { EditorStore } from './store.ts'

/** Undo step names of repairs. */
const STEPS = {
  ZOOM_OUT: 'zoom',
  DISABLE: 'disable',
  TEMPLATE_TEXT: 'typing',
  KEEP_TEXT: 'keepText',
  SHRINK: 'size',
  WIDEN: 'resize',
  ENLARGE: 'size',
  CHANGE_FONT: 'font',
  USE_VARIANT: 'typing',
  MOVE_INSIDE: 'textPlace',
  STRETCH_TO_BLEED: 'resize',
} satisfies Record<RepairKind, StepLabel>

/** The repair of a finding; null if there is none or the finding is already resolved. */
export async function planRepairOf(
  store: EditorStore,
  kernel: Pick<Kernel, 'setText'>,
  finding: Finding,
): Promise<Repair | null> {
  const page = findPage(store.get(documentAtom), finding.pageKey)
  const fonts = store.get(productAtom)?.fonts ?? []
  if (!page) return null
  const deps: RepairDeps = {
    measure: (item) => kernel.setText(textRequest(item, page.sheet.dpi), item.font, item.fontWeight),
    sizes: allowedFontSizes(store.get(productAtom)?.minFontSize),
    fonts: fonts.map(({ value }) => value),
    fontFor: (item, text) => switchFontFor(text, item.font, fonts),
    replacements: async (grapheme) => (await import('@irodori/typography/suggestions')).replacementsOf(grapheme),
  }
  return planRepair(page, finding, deps)
}

/** Applies a repair as one undo step. */
export const applyRepair = (actions: Pick<DocumentActions, 'perform'>, repair: Repair): void =>
  actions.perform(STEPS[repair.kind], repair.change)
