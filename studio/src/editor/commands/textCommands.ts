import type { TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { allowedFontSizes, allowedFontWeights } from '@irodori/typography/fontSize'
import type { Command, CommandContext } from '../command/command.ts'
import { pageAtom, productAtom, selectedItemsAtom } from '../state/designState.ts'
import type { StepLabel } from '../state/documentActions.ts'

type Patch = Partial<Omit<TextItem, 'id' | 'type'>>

/** Applies the same change to all selected texts as one undo step. */
export function editTexts(
  { store, actions }: CommandContext,
  step: StepLabel,
  edit: (item: TextItem) => Patch,
  gesture?: string,
): void {
  const page = store.get(pageAtom)
  if (!page) return
  const texts = store.get(selectedItemsAtom).filter(isTextItem)
  const changes = texts.map((item) => changeItem<TextItem>(page, item, edit(item)))
  actions.perform(step, changes.reduce(squashChanges, NO_CHANGE), gesture ?? null)
}

interface TextCommand {
  readonly id: 'bold' | 'larger' | 'smaller' | 'alignLeft' | 'alignCenter' | 'alignRight'
  readonly keys: readonly string[]
  readonly step: StepLabel
  readonly edit: (item: TextItem, context: CommandContext) => Patch
  readonly isOffered?: (context: CommandContext) => boolean
}

const textCommand = ({ id, keys, step, edit, isOffered = () => true }: TextCommand): Command => ({
  id,
  label: `command.${id}`,
  keys,
  undo: 'STEP',
  isEnabled: (context) => context.store.get(selectedItemsAtom).some(isTextItem) && isOffered(context),
  run: (context) => editTexts(context, step, (item) => edit(item, context)),
})

/** Whether both weights are allowed, and a selected text is in a family that has both. */
const offersWeights = ({ store }: CommandContext): boolean =>
  allowedFontWeights(store.get(productAtom)?.minFontWeight).length > 1 &&
  store.get(selectedItemsAtom).some((item) => isTextItem(item) && (resolveFont(item.font)?.weights.length ?? 2) > 1)

/** The next larger or smaller font size that the product allows. */
function sizeBeside({ store }: CommandContext, size: number, step: 1 | -1): number {
  const sizes = allowedFontSizes(store.get(productAtom)?.minFontSize)
  const next = step > 0 ? sizes.find((one) => one > size) : sizes.findLast((one) => one < size)
  return next ?? size
}

export const boldCommand = textCommand({
  id: 'bold',
  keys: ['mod+b'],
  step: 'weight',
  edit: ({ fontWeight }) => ({ fontWeight: fontWeight === 'Bold' ? 'Normal' : 'Bold' }),
  isOffered: offersWeights,
})

export const largerCommand = textCommand({
  id: 'larger',
  keys: ['mod+shift+.'],
  step: 'size',
  edit: ({ fontSize }, context) => ({ fontSize: sizeBeside(context, fontSize, 1) }),
})

export const smallerCommand = textCommand({
  id: 'smaller',
  keys: ['mod+shift+,'],
  step: 'size',
  edit: ({ fontSize }, context) => ({ fontSize: sizeBeside(context, fontSize, -1) }),
})

const align = (
  id: 'alignLeft' | 'alignCenter' | 'alignRight',
  horizontalAlignment: TextItem['horizontalAlignment'],
): Command => textCommand({ id, keys: [], step: 'alignment', edit: () => ({ horizontalAlignment }) })

export const alignLeftCommand = align('alignLeft', 'West')
export const alignCenterCommand = align('alignCenter', 'Center')
export const alignRightCommand = align('alignRight', 'East')
