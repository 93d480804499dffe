import type { StaffMember } from '@irodori/contract/entities/staff'
import type { StaffRow } from '../database/tables/staff.ts'
import type { StaffCaller } from '../http/request.ts'

export const presentMember = ({ staffId, email, userName, role }: StaffCaller): StaffMember => ({
  id: staffId,
  email,
  userName,
  role,
})

/** The member of an account as the caller of its session. */
export const callerOf = ({ id, email, user_name: userName, role }: StaffRow): StaffCaller => ({
  staffId: id,
  email,
  userName,
  role,
})
