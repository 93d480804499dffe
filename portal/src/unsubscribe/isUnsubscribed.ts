/** USB-2: every answer counts as success, and so does an error; only a pending request does not. */
export const isUnsubscribed = (status: 'pending' | 'error' | 'success'): boolean => status !== 'pending'
