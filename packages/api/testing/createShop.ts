import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { OTHER_PROFILE_FILE } from './testProfile.ts'

/** Makes a new shop with a profile at the places of an environment, as an operator does before the first start. */
export function createShop(environment: NodeJS.ProcessEnv): void {
  const program = fileURLToPath(new URL('../src/staff/main.ts', import.meta.url))
  for (const words of [['create'], ['profile', 'set', OTHER_PROFILE_FILE]])
    execFileSync(process.execPath, [program, ...words], { env: environment, stdio: 'ignore' })
}
