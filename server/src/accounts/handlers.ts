import type { accounts as area } from '@evenlight/contract/accounts'
import type { Context, Handlers } from '../kernel/handler.ts'
import { prepared } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { SignUpPurchases } from '../payments/public.ts'
import { applyAsReader } from './apply.ts'
import { confirmByCode, confirmByLink } from './confirm.ts'
import { endDevices, logout, listSignIns } from './devices.ts'
import { setAdminRole } from './house.ts'
import * as desk from './members.ts'
import * as memberStore from './member-store.ts'
import { changeAccount, changeProfile, checkAccountChange, findPerson, presentOwn, presentProfile } from './own.ts'
import { paidSignUp, preparePaidSignUp } from './paid-sign-up.ts'
import { makePasswords, type Passwords } from './passwords.ts'
import { refresh } from './refresh.ts'
import { prepareReset, reset, sendReset, sendSignInCode } from './reset.ts'
import { checkTotpStep, totpStep } from './second-factor.ts'
import { login, verifyLogin } from './sign-in.ts'
import { prepareSignUp } from './sign-up.ts'
import { checkCodeBy, register, resendCode } from './text-sign-up.ts'
import type { Texting } from './texting.ts'

type Area = typeof area
type Call<K extends keyof Area> = Context<Area[K]>
type Before<K extends keyof Area> = Parameters<Extract<Handlers<Area>[K], { prepare: unknown }>['prepare']>[0]

const comingIn = (parts: Parts, passwords: Passwords, buying: SignUpPurchases, texting: Texting) => ({
  register: prepared(
    ({ body, now }: Before<'register'>) => {
      checkCodeBy(texting, body)
      return prepareSignUp(passwords, 'CLIENT', body, now)
    },
    ({ prepared: passwordHash, ...call }: Call<'register'> & { prepared: string }) =>
      register(parts, texting, { ...call, passwordHash }),
  ),
  paidSignUp: prepared(
    (before: Before<'paidSignUp'>) => preparePaidSignUp(parts, passwords, before),
    ({ prepared: passwordHash, ...call }: Call<'paidSignUp'> & { prepared: string }) =>
      paidSignUp(parts, buying, { ...call, passwordHash }),
  ),
  apply: prepared(
    ({ body, now }: Before<'apply'>) => prepareSignUp(passwords, 'READER', body, now),
    ({ tx, body, now, prepared: passwordHash }: Call<'apply'> & { prepared: string }) =>
      applyAsReader(tx, parts, body, passwordHash, now),
  ),
  confirm: (call: Call<'confirm'>) => confirmByCode({ ...parts, buying }, call.body, call),
  confirmByLink: (call: Call<'confirmByLink'>) => confirmByLink({ ...parts, buying }, call.body.token, call),
  resendCode: (call: Call<'resendCode'>) => resendCode(parts, texting, call),
  login: prepared(
    (before: Before<'login'>) => verifyLogin(parts, passwords, before),
    ({ tx, prepared: verified, ...at }: Call<'login'> & { prepared: Awaited<ReturnType<typeof verifyLogin>> }) =>
      login(tx, parts, verified, at),
  ),
  refresh: (call: Call<'refresh'>) => refresh(parts, call),
  sendReset: ({ tx, body }: Call<'sendReset'>) => sendReset(tx, parts, body.email),
  sendSignInCode: ({ tx, body }: Call<'sendSignInCode'>) => sendSignInCode(tx, parts, body.login),
  reset: prepared(
    (before: Before<'reset'>) => prepareReset(parts, passwords, before),
    ({ tx, body, prepared: { passwordHash }, ...at }: Call<'reset'> & { prepared: { passwordHash: string } }) =>
      reset(tx, parts, { token: body.token, passwordHash, ...at }),
  ),
})

const ownAccount = (parts: Parts, passwords: Passwords) => ({
  logout: ({ tx, ...call }: Call<'logout'>) => logout(tx, parts, call),
  signIns: ({ db, actor, now }: Call<'signIns'>) => listSignIns(db, actor, now),
  endSignIns: ({ tx, actor, body, now }: Call<'endSignIns'>) => endDevices(tx, parts, { actor, id: body.id, now }),
  totp: prepared(
    (before: Before<'totp'>) => checkTotpStep(parts, passwords, before),
    ({ tx, ...call }: Call<'totp'>) => totpStep(tx, parts, call),
  ),
  own: ({ db, actor, now }: Call<'own'>) => presentOwn(db, parts, actor, now),
  profile: async ({ db, actor }: Call<'profile'>) => presentProfile(await findPerson(db, actor.id)),
  updateProfile: async ({ tx, actor, body }: Call<'updateProfile'>) =>
    presentProfile(await changeProfile(tx, actor.id, body)),
  updateUser: prepared(
    (before: Before<'updateUser'>) => checkAccountChange(parts, passwords, before),
    ({
      tx,
      actor,
      body,
      request,
      now,
      prepared: checked,
    }: Call<'updateUser'> & { prepared: Awaited<ReturnType<typeof checkAccountChange>> }) =>
      changeAccount(tx, parts, { actor, body, checked, request, now }),
  ),
})

const directory = (parts: Parts) => ({
  member: ({ db, actor, query, now }: Call<'member'>) => desk.member(parts, { db, actor, id: query.id, now }),
  members: (call: Call<'members'>) => desk.members(parts, call),
  closestMembers: (call: Call<'closestMembers'>) => desk.closestMembers(parts, call),
  countMembers: (call: Call<'countMembers'>) => desk.countMembers(call),
  trusted: async ({ db, actor, now }: Call<'trusted'>) =>
    (await memberStore.trusted(db)).map((row) => desk.presentMember(parts, row, now, actor)),
  trust: ({ tx, ...call }: Call<'trust'>) => desk.trust(tx, parts, call),
  close: ({ tx, ...call }: Call<'close'>) => desk.close(tx, parts, call),
  approve: prepared(
    (before: Before<'approve'>) => desk.cutPortrait(parts, before),
    ({
      tx,
      prepared: portrait,
      ...call
    }: Call<'approve'> & { prepared: Awaited<ReturnType<typeof desk.cutPortrait>> }) =>
      desk.approve(tx, parts, { ...call, portrait }),
  ),
  rate: ({ tx, ...call }: Call<'rate'>) => desk.setRate(tx, parts, call),
  setAdminRole: ({ tx, ...call }: Call<'setAdminRole'>) => setAdminRole(tx, parts, call),
})

export const accounts = (parts: Parts, buying: SignUpPurchases, texting: Texting) => {
  const passwords = makePasswords(parts.keys)
  return {
    ...comingIn(parts, passwords, buying, texting),
    ...ownAccount(parts, passwords),
    ...directory(parts),
  } satisfies Handlers<Area>
}
