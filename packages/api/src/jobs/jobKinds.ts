/**
 * The kinds of the shop's jobs, each with a queue of its own. A runner looks for work in this order: what starts
 * production comes first, then mails, renders and cleaning; the last two fill the demo shop.
 */
export const JOB_KINDS = [
  'hand-over',
  'waiting-end',
  'auto-start',
  'forgotten-password',
  'device-link',
  'mail',
  'renew-credential',
  'credential-notice',
  'report-shipment',
  'webhook',
  'poll-marketplace',
  'render',
  'expire-account',
  'expired-message-upload',
  'end-photo-transfer',
  'unused-message-file',
  'expire-uploads',
  'erase-expired',
  'expire-webhooks',
  'demo-orders',
  'draw-picture',
] as const

/** The most jobs of one group that run at the same time, by kind, on all servers together. */
export const GROUP_LIMITS: Readonly<Record<string, number>> = { webhook: 4 }
