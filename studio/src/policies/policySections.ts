/** The sections of each policy, in order. */
export const POLICY_SECTIONS = {
  terms: ['scope', 'order', 'content', 'delivery', 'cancel', 'account', 'outage', 'liability', 'law', 'changes'],
  privacy: ['collected', 'purpose', 'photos', 'device', 'sharing', 'security', 'rights', 'changes'],
} as const
