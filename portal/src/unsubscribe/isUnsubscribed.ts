/** USB-2: success is shown whatever the answer is, and whether there is one; only until then it is awaited. */
export const isUnsubscribed = (status: 'pending' | 'error' | 'success'): boolean => status !== 'pending'
