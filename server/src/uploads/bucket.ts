import type { S3Client } from '@aws-sdk/client-s3'
import { refuse } from '@evenlight/contract/errors'
import type { Bucket } from '../kernel/parts.ts'
import type { Storage } from './storage.ts'

const prefix = 'uploads/'
const answerMsMax = 8000
const triesMax = 2
const againSeconds = 5

type Sdk = typeof import('@aws-sdk/client-s3')
interface Ask {
  sdk: Sdk
  client: S3Client
  /** Of every command: where, and until when. */
  at: { Bucket: string }
  until: { abortSignal: AbortSignal }
}

const openClient = async ({ region, endpoint, pathStyle, accessKeyId, secretAccessKey }: Bucket) => {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: triesMax,
    // Newer sums than those of the signature are not understood by every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

const missing = (error: Error) => {
  if (error.name !== 'NoSuchKey') throw error
  return undefined
}

/**
 * Objects in a bucket that speaks S3. Its client is loaded with the first use. What fails or takes longer than
 * `msMax` is told to `onError` and refused with `busy`.
 */
export const inBucket = (bucket: Bucket, onError: (error: unknown) => void, msMax = answerMsMax): Storage => {
  let opened: ReturnType<typeof openClient> | undefined
  const ask = async <T>(work: (with_: Ask) => Promise<T>) => {
    try {
      opened ??= openClient(bucket)
      const until = { abortSignal: AbortSignal.timeout(msMax) }
      return await work({ ...(await opened), at: { Bucket: bucket.name }, until })
    } catch (error) {
      onError(error)
      throw refuse('busy', { detail: 'pictures_away', retry_after_seconds: againSeconds })
    }
  }
  const keyOf = (name: string) => ({ Key: prefix + name })
  return {
    put: (name, bytes) =>
      ask(async ({ sdk, client, at, until }) => {
        const object = { ...at, ...keyOf(name), Body: bytes, ContentType: 'image/webp' }
        await client.send(new sdk.PutObjectCommand(object), until)
      }),
    get: (name) =>
      ask(async ({ sdk, client, at, until }) => {
        const found = await client.send(new sdk.GetObjectCommand({ ...at, ...keyOf(name) }), until).catch(missing)
        return found?.Body && Buffer.from(await found.Body.transformToByteArray())
      }),
    remove: (name) =>
      ask(async ({ sdk, client, at, until }) => {
        await client.send(new sdk.DeleteObjectCommand({ ...at, ...keyOf(name) }), until)
      }),
    async *olderThan(ms) {
      for (let token: string | undefined, more = true; more; more = token !== undefined) {
        const page = await ask(({ sdk, client, at, until }) =>
          client.send(new sdk.ListObjectsV2Command({ ...at, Prefix: prefix, ContinuationToken: token }), until),
        )
        const old = (page.Contents ?? []).filter(({ LastModified }) => (LastModified?.getTime() ?? Infinity) < ms)
        yield old.flatMap(({ Key }) => Key?.slice(prefix.length) ?? [])
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      }
    },
  }
}
