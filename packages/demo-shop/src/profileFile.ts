import { fileURLToPath } from 'node:url'
import profile from '../profile/profile.json' with { type: 'json' }

/** Path of the demo shop's profile, a file as the staff of any shop write it. Its business does not exist. */
export const DEMO_PROFILE_FILE = fileURLToPath(new URL('../profile/profile.json', import.meta.url))

/** What no other shop may name as its own. */
export const DEMO_ISSUER = {
  shopName: profile.name,
  name: profile.issuer.name,
  registrationNumber: profile.issuer.registrationNumber,
}
