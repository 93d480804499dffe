import type { TextItem } from '@irodori/contract'
import type { TemplateChange } from '@irodori/design/templateChange'
import { textRequest } from '@irodori/scene'
import type { Kernel } from '../../kernel/kernel.ts'

/** The carried words that their new places cannot hold, found by setting them; words that cannot be set are not told. */
export async function wordsThatDoNotFit(
  kernel: Pick<Kernel, 'setText'>,
  plans: readonly TemplateChange[],
): Promise<readonly TextItem[]> {
  const found = await Promise.all(
    plans.flatMap(({ page, words }) =>
      words.map(async ({ to }) => {
        if (!to) return []
        const setting = await kernel.setText(textRequest(to, page.sheet.dpi), to.font, to.fontWeight).catch(() => null)
        return setting?.truncated ? [to] : []
      }),
    ),
  )
  return found.flat()
}
