import { mailWriter } from '../src/mail/writeMail.ts'
import { STANDARD_PRINT } from '../src/printFiles/printSettings.ts'
import { runStaffCommand } from '../src/staff/program.ts'
import type { StaffShop } from '../src/staff/staffShop.ts'
import { PUBLIC_ONLY } from '../src/webhooks/addressPolicy.ts'
import type { TestServer } from './testServer.ts'

/** A shop's staff at a terminal. */
export interface TestStaff {
  readonly shop: StaffShop
  /** Runs a command. @returns its exit code and its output */
  readonly type: (...words: string[]) => Promise<{ code: number; output: string }>
}

/** @param workingDirectory the folder in which commands read and write files */
export function testStaff(server: TestServer, workingDirectory: string, overrides: Partial<StaffShop> = {}): TestStaff {
  const now = () => server.clock.now
  const publicUrl = 'http://shop.example'
  const shop: StaffShop = {
    database: server.database,
    storage: server.storage,
    pool: async () => server.pool,
    print: STANDARD_PRINT,
    connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
    isDemo: true,
    now,
    sealingKeys: [Buffer.alloc(32, 7)],
    tokenEndpoints: { YAHOO: '', COLOR_ME: '' },
    webhookAddresses: PUBLIC_ONLY,
    writeMail: mailWriter({ now, publicUrl }),
    publicUrl,
    backupCredentials: null,
    wake: () => server.jobs.wake(),
    vacuum: async () => undefined,
    ...overrides,
  }
  return {
    shop,
    async type(...words) {
      const lines: string[] = []
      const say = (line: string) => lines.push(line)
      const context = { staff: 'hana', workingDirectory, say, complain: say }
      return { code: await runStaffCommand(shop, context, words), output: lines.join('\n') }
    },
  }
}
