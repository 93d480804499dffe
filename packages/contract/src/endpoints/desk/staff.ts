import * as z from 'zod/mini'
import { AuditEntry, Invite, ListedStaff, StaffInvitation, staffRole } from '../../entities/desk/staff.ts'
import { endpoint } from '../../protocol/endpoint.ts'

const OWNERS = ['OWNER'] as const
const id = z.string().check(z.minLength(1), z.maxLength(64))

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/desk/staff',
  access: 'STAFF',
  roles: OWNERS,
  answer: z.object({ members: z.array(ListedStaff), invitations: z.array(StaffInvitation) }),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/desk/invitation',
  access: 'STAFF',
  roles: OWNERS,
  body: Invite,
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES'],
})

export const withdrawStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/desk/invitation/{invitationId}',
  access: 'STAFF',
  roles: OWNERS,
  params: z.object({ invitationId: id }),
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const changeStaffRole = endpoint({
  method: 'PUT',
  path: '/api/desk/staff/{staffId}/role',
  access: 'STAFF',
  roles: OWNERS,
  params: z.object({ staffId: id }),
  body: z.object({ role: staffRole }),
  answer: z.null(),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/api/desk/staff/{staffId}',
  access: 'STAFF',
  roles: OWNERS,
  params: z.object({ staffId: id }),
  answer: z.null(),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const sendStaffPasswordLink = endpoint({
  method: 'POST',
  path: '/api/desk/staff/{staffId}/link',
  access: 'STAFF',
  roles: OWNERS,
  params: z.object({ staffId: id }),
  answer: z.null(),
  errors: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})

export const endSessionsOfStaff = endpoint({
  method: 'DELETE',
  path: '/api/desk/staff/{staffId}/session',
  access: 'STAFF',
  roles: OWNERS,
  params: z.object({ staffId: id }),
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const searchAuditLog = endpoint({
  method: 'GET',
  path: '/api/desk/audit',
  access: 'STAFF',
  roles: OWNERS,
  query: z.object({
    /** Part of the actor, the action or the subject. */
    search: z.optional(z.string().check(z.maxLength(100))),
    /** The id of the last entry of the page before. */
    after: z.optional(id),
  }),
  answer: z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }),
})
