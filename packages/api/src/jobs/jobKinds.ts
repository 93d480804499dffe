/**
 * The kinds of the shop's jobs, each with a queue of its own. A runner looks for work in this order: what starts
 * production comes first, then mails, renders and, last, cleaning.
 */
export const JOB_KINDS = [
  'hand-over',
  'waiting-end',
  'auto-start',
  'forgotten-password',
  'mail',
  'render',
  'expire-account',
  'expired-message-upload',
  'unused-message-file',
  'expire-uploads',
] as const
