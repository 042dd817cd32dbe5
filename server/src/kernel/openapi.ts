import fastify, { type FastifyInstance } from 'fastify'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'
import { isList } from '@evenlight/contract/atoms'
import { codes } from '@evenlight/contract/errors'
import { reasons } from '@evenlight/contract/reasons'
import type { Area, Route } from '@evenlight/contract/route'
import { Shareable, type ResponseCache } from './response-cache.ts'

const json = (schema: $ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...plain } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return plain
}
const answerOf = (route: Route) => {
  const schema = json(route.returns, 'output')
  return isList(route.returns) ? schema : { type: 'object', required: ['data'], properties: { data: schema } }
}
const parametersOf = (route: Route) => {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = route.query
    ? (json(route.query, 'input') as { properties?: Record<string, unknown>; required?: string[] })
    : {}
  const asked = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }))
  return [...inPath, ...asked]
}
const bodyOf = (route: Route) => {
  if (!route.body && !route.upload) return {}
  const body = route.body ? json(route.body, 'input') : { type: 'object', properties: {} as Record<string, unknown> }
  const file = route.upload ? { [route.upload.field]: { type: 'string', format: 'binary' } } : {}
  const schema = { ...body, properties: { ...(body.properties as object), ...file } }
  return {
    requestBody: {
      content: { [route.upload || route.multipart ? 'multipart/form-data' : 'application/json']: { schema } },
    },
  }
}
const operation = (area: string, name: string, route: Route) => ({
  operationId: `${area}.${name}`,
  tags: [area],
  security: route.access === 'public' ? [] : [{ bearer: [] }],
  'x-access': route.access,
  parameters: parametersOf(route),
  ...bodyOf(route),
  responses: {
    [route.created ? 201 : 200]: { description: 'Done', content: { 'application/json': { schema: answerOf(route) } } },
    default: {
      description: 'Refused',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
})

/** What every call may refuse with. `reasons` has as codes what `detail` and `fields` say in English. */
const said = { $ref: '#/components/schemas/Said' }
const schemas = {
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string', enum: Object.keys(codes) },
      detail: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      reasons: { type: 'object', properties: { detail: said, fields: { type: 'object', additionalProperties: said } } },
    },
  },
  Said: {
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'string', enum: [...Object.keys(codes), ...Object.keys(reasons)] },
      values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    },
  },
}

/** The OpenAPI document of the whole contract. */
export const documentOf = (areas: Record<string, Area>) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [area, routes] of Object.entries(areas))
    for (const [name, route] of Object.entries(routes))
      for (const path of [route.path, ...(route.also ?? [])])
        paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(area, name, route) }
  return {
    openapi: '3.1.0',
    info: { title: 'Evenlight', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  }
}

const address = '/api/openapi.json'
const reading = '/api/docs'
const handedOn = ['content-type', 'content-security-policy', 'location']

/** What shows the document to people: a server without a port, which is asked from within. */
const openReading = async (areas: Record<string, Area>) => {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const app = fastify()
  await app.register(swagger.default, {
    mode: 'static',
    specification: { document: documentOf(areas) as never },
  })
  await app.register(swaggerUi.default, { routePrefix: reading, staticCSP: true })
  return app
}

/** `/api/openapi.json`, and the same to read at `/api/docs`. Few ever ask: both are made for the first who does. */
export const serveDocument = (app: FastifyInstance, areas: Record<string, Area>, cache: ResponseCache) => {
  const make = async () => new Shareable('application/json; charset=utf-8', JSON.stringify(documentOf(areas)))
  app.get(address, async (request, reply) =>
    cache.send(request, reply, await cache.through(address, { maxAgeMs: Infinity }, make)),
  )
  let opened: ReturnType<typeof openReading> | undefined
  for (const url of [reading, `${reading}/*`])
    app.get(url, async (request, reply) => {
      opened ??= openReading(areas)
      const { statusCode, headers, rawPayload } = await (await opened).inject({ url: request.url })
      for (const name of handedOn) if (headers[name] !== undefined) reply.header(name, headers[name])
      return reply.status(statusCode).send(rawPayload)
    })
}
