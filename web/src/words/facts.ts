import { erasureDays } from '@evenlight/contract/own'
import * as appointments from '@evenlight/contract/appointments'
import * as paging from '@evenlight/contract/paging'
import { claimAnswerHours, claimDays } from '@evenlight/contract/claims'
import {
  adultYears,
  averagedReviewsMin,
  codeMinutes,
  dataRequestDays,
  oneTimeCodeDigits,
  usernameCharacters,
} from '@evenlight/contract/lengths'
import { blockWordCharacters, blockWordsMax, claimSeconds } from '@evenlight/contract/moderation'
import { limitSecondsMin } from '@evenlight/contract/readings'
import { uploadBytesMax } from '@evenlight/contract/uploads'
import { statementAnswerDays } from '@evenlight/contract/earnings'
import { shortChatHours, shortChatSeconds } from '@evenlight/contract/shorts'
import { limitDays, loosenHours } from '@evenlight/contract/limits'
import * as times from '@evenlight/core/meter/times'
import { reward } from '@evenlight/core/ledger/points'
import { welcome } from '@evenlight/core/welcome'

const letters = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** A small number in letters. */
export const inLetters = (count: number) => letters[count] ?? String(count)
/** The same at the start of a sentence. */
export const inLettersFirst = (count: number) => inLetters(count).replace(/^./, (letter) => letter.toUpperCase())

/** Sentences of the contract under keys of the catalogue. */
export const keyed = <const P extends string, C extends string>(prefix: P, sentences: Record<C, string>) =>
  Object.fromEntries(Object.entries(sentences).map(([code, words]) => [`${prefix}.${code}`, words])) as {
    [K in C as `${P}.${K}`]: string
  }

const seconds = (ms: number) => ms / 1000
const minutes = (ms: number) => ms / 60_000

/**
 * What sentences state of the rules. They are written into the catalogue when it is made, so that a sentence says what the
 * rule is and no page loads the rule for it.
 */
export const facts = {
  ringSeconds: seconds(times.ringMs),
  ringsMissed: times.ringsMissedMax,
  joinSeconds: seconds(times.unjoinedMs),
  beatSeconds: seconds(times.beatMs),
  silenceSeconds: seconds(times.silenceMs),
  foundSeconds: seconds(times.silenceFoundMsMax),
  startMinutes: minutes(times.unstartedMs),
  consentMinutes: minutes(times.unansweredConsentMs),
  standbyMinutes: minutes(times.standbyMsMax),
  awayMinutes: minutes(times.awayMsMax),
  awayShortSeconds: seconds(times.awaySumShortMsMax),
  awayRooms: times.awayRooms,
  awayHours: times.awayRoomsHours,
  drops: times.unsteadyDrops,
  dropsWithinSeconds: seconds(times.unsteadyWithinMs),
  shakySeconds: seconds(times.unsteadyAwayMsMax),
  shortGapSeconds: seconds(times.shortGapMs),
  steadySeconds: seconds(times.steadyMs),
  topUpMinutes: minutes(times.topUpMsMax),
  lowMinutes: minutes(times.lowMs),
  topUps: times.topUpsMax,
  warnedMinutes: times.warningSeconds.map((left) => left / 60),
  shortMinutes: times.shortSeconds / 60,
  shortADay: times.shortReturnsADay,
  shortHours: times.shortReturnsHours,
  shortDays: times.shortReturnsDays,
  limitMinutes: limitSecondsMin / 60,
  welcomeMinutes: welcome.seconds / 60,
  welcomeDays: welcome.days,
  welcomeReaders: welcome.readersMax,
  reward: {
    points: Number(reward.points),
    paidMinutes: reward.paidSecondsMin / 60,
    days: reward.days,
    pointsMax: reward.pointsMax,
  },
  shortChat: { minutes: shortChatSeconds / 60, hours: shortChatHours },
  appointment: {
    answerHours: appointments.appointmentAnswerHours,
    freeHours: appointments.appointmentFreeHours,
    leadHours: appointments.appointmentLeadHours,
    waitMinutes: appointments.appointmentWaitMinutes,
    missedDays: appointments.appointmentMissedDays,
    giftMinutes: appointments.appointmentGiftMinutes,
    giftDays: appointments.appointmentGiftDays,
  },
  paging: {
    minutes: paging.pagedMinutes,
    answerHours: paging.pagedAnswerHours,
    leadHours: paging.pagedLeadHours,
    daysMax: paging.pagedDaysMax,
    readersMax: paging.pagedReadersMax,
  },
  statementAnswerDays,
  loosenHours,
  claimAnswerHours,
  claimDays,
  claimMinutes: claimSeconds / 60,
  erasureDays,
  limitDays,
  codeMinutes,
  codeDigits: oneTimeCodeDigits,
  adultYears,
  averagedReviews: averagedReviewsMin,
  reviewedSeconds: times.reviewedSecondsMin,
  dataRequestDays,
  username: usernameCharacters,
  blockWord: blockWordCharacters,
  blockWords: blockWordsMax,
  pictureMegabytes: uploadBytesMax / 1024 / 1024,
} as const
