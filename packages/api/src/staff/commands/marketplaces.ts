import { resolve } from 'node:path'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Command } from 'commander'
import { Argument } from 'commander'
import type { ZodError } from 'zod'
import type { MarketplaceId } from '../../connectors/marketplaceConnector.ts'
import { MARKETPLACE_IDS } from '../../connectors/marketplaceConnector.ts'
import type { AuthorisationError } from '../../credentials/authorisation.ts'
import { Application, authorisationAddress, exchangeCode } from '../../credentials/authorisation.ts'
import { Credential, endOf } from '../../credentials/credential.ts'
import { listCredentials, putCredential, removeCredential } from '../../credentials/credentialStore.ts'
import { warningOf } from '../../credentials/warnings.ts'
import { transact } from '../../database/transact.ts'
import { seeLateChange } from '../../synchronisation/lateChanges.ts'
import { reportAgain } from '../../synchronisation/shipmentReports.ts'
import { marketplaceStatus } from '../marketplaceStatus.ts'
import { readJson } from '../readJson.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { requireSealingKeys, StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for what the shop proves itself with at the marketplaces. No command prints a secret. */
export function marketplaceCommands(program: Command, shop: StaffShop, { say, workingDirectory }: StaffContext): void {
  const { database, sealingKeys, tokenEndpoints, now, wake } = shop
  const store = async (credential: Credential): Promise<void> => {
    await transact(database, (tx) => putCredential(tx, sealingKeys, credential, now()))
    wake()
    const end = endOf(credential)
    say(`the credential of ${credential.shop} is set; it ${end ? `ends on ${end.toISOString()}` : 'does not end'}`)
  }
  const marketplaces = program.command('marketplaces').description('credentials of Yahoo, Rakuten and Color Me')

  marketplaces
    .command('list')
    .description('list the marketplaces with the end of their credentials')
    .action(async () => {
      const known = new Map((await listCredentials(database)).map((state) => [state.shop, state]))
      say(
        table(
          ['shop', 'credential', 'ends', 'warning'],
          MARKETPLACE_IDS.map((id) => {
            const state = known.get(id)
            if (!state) return [id, 'none', '', '']
            return [id, 'set', state.endsAt?.toISOString() ?? 'never', warningOf(state, now())?.kind ?? '']
          }),
        ),
      )
    })

  marketplaces
    .command('status')
    .description('show the last poll of each marketplace, late changes of orders, and shipments that are not reported')
    .action(async () => {
      for (const line of await marketplaceStatus(database)) say(line)
    })

  marketplaces
    .command('resend')
    .description('report the shipments of an order again that its marketplace refused')
    .argument('<number>', 'the number of the order')
    .action(async (typed: string) => {
      const number = normaliseOrderNumber(typed)
      const count = await transact(database, (tx) => reportAgain(tx, number))
      if (count === 0) throw new StaffError(`no shipment of ${number} waits for a report`)
      wake()
      say(`${count} ${count === 1 ? 'shipment' : 'shipments'} of ${number} will be reported again`)
    })

  marketplaces
    .command('seen')
    .description('take the late change of an order off the list of `status`, because somebody has seen to it')
    .argument('<number>', 'the number of the order')
    .action(async (typed: string) => {
      const number = normaliseOrderNumber(typed)
      if (!(await transact(database, (tx) => seeLateChange(tx, number, now()))))
        throw new StaffError(`no late change of ${number} waits for the staff`)
      say(`the late change of ${number} is seen to`)
    })

  marketplaces
    .command('connect')
    .description(
      'let an administrator agree to the application of a JSON file at Yahoo or Color Me: prints the page to open; then again with its answer',
    )
    .argument('<file>', 'the application; packages/operating/outside-shops.md lists its fields')
    .option(
      '--answer <address>',
      'the whole address of the page that followed the agreement, or the code that it shows',
    )
    .action(async (file: string, { answer }: { answer?: string }) => {
      requireSealingKeys(shop)
      const parsed = Application.safeParse(await readJson(resolve(workingDirectory, file)))
      if (!parsed.success) throw invalidFile(parsed.error)
      const application = parsed.data
      if (answer === undefined) {
        say('open this page in a browser as an administrator of the store, and agree:')
        say(await authorisationAddress(sealingKeys, application, now()))
        say(`then type within ten minutes: marketplaces connect ${file} --answer 'ADDRESS OF THE PAGE THAT FOLLOWS'`)
        return
      }
      const deps = { endpoints: tokenEndpoints, keys: sealingKeys, now }
      const exchanged = await exchangeCode(deps, application, answer)
      if (!exchanged.ok) throw new StaffError(refusalOf(exchanged.error))
      await store(exchanged.value)
    })

  marketplaces
    .command('set')
    .description(
      'store the credential of a marketplace from a JSON file; packages/operating/outside-shops.md lists its fields',
    )
    .argument('<file>', 'the file; delete it afterwards')
    .action(async (file: string) => {
      requireSealingKeys(shop)
      const parsed = Credential.safeParse(await readJson(resolve(workingDirectory, file)))
      if (!parsed.success) throw invalidFile(parsed.error)
      await store(parsed.data)
    })

  marketplaces
    .command('remove')
    .description('delete the credential of a marketplace; its orders are no longer read')
    .addArgument(new Argument('<shop>').choices(MARKETPLACE_IDS))
    .action(async (id: MarketplaceId) => {
      if (!(await transact(database, (tx) => removeCredential(tx, id))))
        throw new StaffError(`there is no credential of ${id}`)
      say(`the credential of ${id} is deleted`)
    })
}

const invalidFile = ({ issues }: ZodError): StaffError =>
  new StaffError(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))

function refusalOf(error: AuthorisationError): string {
  switch (error.code) {
    case 'NO_CODE':
      return 'there is no code in this answer: agree on the page, and give the whole address of the page that follows'
    case 'FOREIGN_STATE':
      return 'this answer belongs to another authorisation: begin again without --answer'
    case 'TOO_LATE':
      return 'this answer is too old: begin again without --answer'
    case 'REFUSED':
      return `the marketplace refused the code or the application: ${error.reason}; begin again without --answer`
    case 'NO_ANSWER':
      return `the marketplace gave no usable answer: ${error.reason}; nothing was stored`
  }
}
