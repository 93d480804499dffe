import type { TextItem } from '@irodori/contract/entities/designItem'
import type { TemplateChange } from '@irodori/design/templateChange'
import { textRequest } from '@irodori/scene/textRequest'
import type { Kernel } from '../../kernel/kernel.ts'

/** The transferred texts that overflow their new frames, found by setting them. A text that cannot be set is left out. */
export async function overflowingTexts(
  kernel: Pick<Kernel, 'setText'>,
  plans: readonly TemplateChange[],
): Promise<readonly TextItem[]> {
  const found = await Promise.all(
    plans.flatMap(({ page, texts }) =>
      texts.map(async ({ to }) => {
        if (!to) return []
        const setting = await kernel.setText(textRequest(to, page.sheet.dpi), to.font, to.fontWeight).catch(() => null)
        return setting?.truncated ? [to] : []
      }),
    ),
  )
  return found.flat()
}
