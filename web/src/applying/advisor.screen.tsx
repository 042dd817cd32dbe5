// The second address of the same page; the first is the one that search engines are told.
export { Component } from './apply.screen.tsx'
