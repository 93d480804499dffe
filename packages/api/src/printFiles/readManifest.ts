import * as z from 'zod'
import { GroupPrint } from './printJob.ts'

const HandedOver = z.object({
  packages: z.array(z.object({ groups: z.array(z.object({ print: z.nullable(GroupPrint) })) })),
})
/** The manifest that `npm run shop -- print` writes beside the files. */
const Exported = z.object({ prints: z.array(GroupPrint) })

/** The prints of either kind of manifest, ordered by group; null where the text is no manifest. */
export function readManifest(text: string): readonly GroupPrint[] | null {
  const document = parsed(text)
  const exported = Exported.safeParse(document)
  if (exported.success) return exported.data.prints
  const handedOver = HandedOver.safeParse(document)
  if (!handedOver.success) return null
  return handedOver.data.packages
    .flatMap(({ groups }) => groups.flatMap(({ print }) => print ?? []))
    .toSorted((a, b) => a.groupNumber - b.groupNumber)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
