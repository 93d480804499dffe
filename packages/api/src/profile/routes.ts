import { endpoints } from '@irodori/contract/endpoints'
import type { Database } from '../database/tables.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { readLegalText } from './storedProfile.ts'

/** The legal texts; the other public parts of the profile are written into each page. */
export function profileRoutes(register: Register, { database }: { readonly database: Database }): void {
  register.forAnyone(endpoints.readLegalText, async ({ params }) =>
    answer(await readLegalText(database, params.name, params.language)),
  )
}
