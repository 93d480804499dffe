import type { JobHandlers } from '../jobs/runner.ts'
import type { AccountDeps } from './accountDeps.ts'
import { EXPIRE_ACCOUNT_JOB, expireAccountJob } from './expireAccountJob.ts'
import { FORGOTTEN_PASSWORD_JOB, forgottenPasswordJob } from './forgotPassword.ts'

export const accountJobs = (deps: Pick<AccountDeps, 'database' | 'now' | 'writeMail' | 'publicUrl'>): JobHandlers => ({
  [EXPIRE_ACCOUNT_JOB]: expireAccountJob(deps.database),
  [FORGOTTEN_PASSWORD_JOB]: forgottenPasswordJob(deps),
})
