import type { Configuration } from '../configuration/configuration.ts'
import { mailWriter } from '../mail/writeMail.ts'
import type { StaffShop } from './staffShop.ts'

/** The parts of the staff's shop that follow from the configuration, in the server as in the tool. */
export function configuredParts(
  configuration: Configuration,
  now: () => Date,
): Pick<
  StaffShop,
  | 'print'
  | 'isDemo'
  | 'sealingKeys'
  | 'tokenEndpoints'
  | 'webhookAddresses'
  | 'publicUrl'
  | 'backupCredentials'
  | 'writeMail'
  | 'now'
> {
  const { print, demoShop: isDemo, publicUrl, backupCredentials } = configuration
  const { sealingKeys, tokenEndpoints, webhookAddresses } = configuration
  const outside = { sealingKeys, tokenEndpoints, webhookAddresses }
  return { print, isDemo, ...outside, publicUrl, backupCredentials, writeMail: mailWriter({ now, publicUrl }), now }
}
