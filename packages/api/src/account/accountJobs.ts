import type { JobHandlers } from '../jobs/runner.ts'
import type { AccountNeeds } from './accountNeeds.ts'
import { EXPIRE_ACCOUNT_JOB, expireAccountJob } from './expireAccountJob.ts'
import { FORGOTTEN_PASSWORD_JOB, forgottenPasswordJob } from './forgotPassword.ts'

export const accountJobs = (
  needs: Pick<AccountNeeds, 'database' | 'now' | 'writeMail' | 'publicUrl'>,
): JobHandlers => ({
  [EXPIRE_ACCOUNT_JOB]: expireAccountJob(needs.database),
  [FORGOTTEN_PASSWORD_JOB]: forgottenPasswordJob(needs),
})
