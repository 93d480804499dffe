import type { ApiScope } from '@irodori/contract/entities/integration'
import { API_SCOPES } from '@irodori/contract/entities/integration'
import type { Command } from 'commander'
import { createApiKey, listApiKeys, revokeApiKey } from '../../apiKeys/apiKeyStore.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for the keys with which other systems of the shop call its API. A key is printed only when it is made. */
export function apiKeyCommands(program: Command, { database, now }: StaffShop, { say }: StaffContext): void {
  const keys = program.command('api-keys').description('keys with which other systems call the API')

  keys
    .command('create')
    .description('create a key; prints it once')
    .argument('<name>', 'which system it is for')
    .requiredOption('--scopes <scopes>', `what it allows, separated by commas: ${API_SCOPES.join(', ')}`)
    .action(async (name: string, { scopes }: { scopes: string }) => {
      const { id, key } = await createApiKey(database, { name, scopes: readScopes(scopes) }, now())
      say(`the key ${id} for ${name} is created; it is not shown again:`)
      say(key)
    })

  keys
    .command('list')
    .description('list the keys with their scopes and their last use')
    .action(async () => {
      say(
        table(
          ['key', 'name', 'scopes', 'created', 'last used', 'revoked'],
          (await listApiKeys(database)).map((row) => [
            row.id,
            row.name,
            row.scopes.join(' '),
            row.created_at.toISOString(),
            row.last_used_at?.toISOString() ?? 'never',
            row.revoked_at?.toISOString() ?? '',
          ]),
        ),
      )
    })

  keys
    .command('revoke')
    .description('refuse all further calls with a key')
    .argument('<id>', 'its id')
    .action(async (id: string) => {
      if (!(await revokeApiKey(database, id, now())))
        throw new StaffError(`there is no valid key ${id}; \`api-keys list\` shows them`)
      say(`the key ${id} is revoked`)
    })
}

/** @throws StaffError */
function readScopes(text: string): ApiScope[] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  return names.map((name) => {
    const known = API_SCOPES.find((scope) => scope === name)
    if (!known) throw new StaffError(`there is no scope ${name}; there are ${API_SCOPES.join(', ')}`)
    return known
  })
}
