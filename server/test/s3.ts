import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature version 4 of a request as it came over the wire, worked out anew. */
const signatureOf = (request: IncomingMessage, signed: string[], scope: string[], secret: string) => {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const whole = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.map((name) => `${name}:${header(name)}`),
    '',
    signed.join(';'),
    header('x-amz-content-sha256'),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope.join('/'), sha256(whole)].join('\n')
  return hmac(scope.reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${secret}`) as Buffer, text).toString(
    'hex',
  )
}
const credential = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const answer = (response: ServerResponse, status: number, body: Buffer | string = '') =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

/**
 * A server that speaks as much of S3 as uploads need, and believes nobody: it checks the signature and the sum of each
 * request. Lists two names a page. `fault` makes it fail as real ones do.
 */
export const openS3 = async () => {
  const bucket = {
    name: 'pictures',
    region: 'eu-test-1',
    pathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  const objects = new Map<string, { bytes: Buffer; at: number }>()
  const asked: string[] = []
  const state: { fault: 'none' | 'error' | 'silence' | 'half' | 'stall' } = { fault: 'none' }

  const list = (query: URLSearchParams, response: ServerResponse) => {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    const contents = found
      .slice(0, 2)
      .map(
        ([key, { at }]) =>
          `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified></Contents>`,
      )
    const more = found.length > 2 ? `<NextContinuationToken>${found[1]?.[0]}</NextContinuationToken>` : ''
    const said = `<IsTruncated>${found.length > 2}</IsTruncated>${more}${contents.join('')}`
    return answer(response, 200, `<?xml version="1.0"?><ListBucketResult>${said}</ListBucketResult>`)
  }
  const act = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, name, ...rest] = pathname.split('/')
    const key = rest.join('/')
    asked.push(`${request.method} ${key}`)
    if (name !== bucket.name) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'GET' && searchParams.get('list-type') === '2') return list(searchParams, response)
    if (request.method === 'PUT') return objects.set(key, { bytes: body, at: Date.now() }) && answer(response, 200)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(response, 204)
    }
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    if (state.fault !== 'half' && state.fault !== 'stall') return answer(response, 200, found.bytes)
    response.writeHead(200, { 'content-length': found.bytes.length })
    return response.write(
      found.bytes.subarray(0, found.bytes.length >> 1),
      () => state.fault === 'half' && response.destroy(),
    )
  }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (state.fault === 'silence') return
    if (state.fault === 'error') return refuse(response, 500, 'InternalError')
    const [, id, scope = '', signed = '', given] = credential.exec(request.headers.authorization ?? '') ?? []
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    const right = signatureOf(request, signed.split(';'), scope.split('/'), bucket.secretAccessKey)
    if (id !== bucket.accessKeyId || given !== right || !signed.split(';').includes('host'))
      return refuse(response, 403, 'SignatureDoesNotMatch')
    act(request, response, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    bucket: { ...bucket, endpoint },
    objects,
    asked,
    state,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
