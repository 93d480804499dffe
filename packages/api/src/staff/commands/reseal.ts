import type { Command } from 'commander'
import { resealCredentials } from '../../credentials/credentialStore.ts'
import { transact } from '../../database/transact.ts'
import { resealLists } from '../../mergeList/stored/listStore.ts'
import { resealSecondFactors } from '../../secondFactor/secondFactorStore.ts'
import { resealSecrets } from '../../webhooks/endpointStore.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { requireSealingKeys, StaffError } from '../staffShop.ts'

/** The command after which an old `CREDENTIALS_KEY` can be removed. */
export function resealCommand(program: Command, shop: StaffShop, { say }: StaffContext): void {
  program
    .command('reseal')
    .description(
      'seal all credentials, webhook secrets, second factors and lists of pieces with the first key of CREDENTIALS_KEY',
    )
    .action(async () => {
      const { database, sealingKeys: keys } = shop
      requireSealingKeys(shop)
      const [credentials, secrets, factors, lists] = await transact(
        database,
        async (tx) =>
          [
            await resealCredentials(tx, keys),
            await resealSecrets(tx, keys),
            await resealSecondFactors(tx, keys),
            await resealLists(tx, keys),
          ] as const,
      )
      say(
        `${credentials.sealed} credentials, the secrets of ${secrets.sealed} webhooks, the second factors of ${factors.sealed} accounts and ${lists.sealed} lists of pieces are sealed with the first key`,
      )
      const unopened = [...credentials.unopened, ...secrets.unopened, ...factors.unopened, ...lists.unopened]
      if (unopened.length > 0)
        throw new StaffError(
          `no key opens ${unopened.join(', ')}: add the key with which they were sealed, or replace them by \`marketplaces set\`, \`webhooks rotate\` and \`accounts remove-code --email ADDRESS\``,
        )
    })
}
