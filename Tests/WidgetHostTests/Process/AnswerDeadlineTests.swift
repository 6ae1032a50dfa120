import EventLoop
import Foundation
import Testing

@testable import WidgetHost

@Suite("How long a widget may take on a busy machine") struct AnswerDeadlineTests {
  @Test func `a process that had a processor all the time has its limit and no more`() {
    var deadline = AnswerDeadline(3, from: ProcessorWait(of: getpid()))
    #expect(deadline.extended(waited: 0) == nil)
    #expect(deadline.extended(waited: 0.1) == nil)
  }

  @Test func `what a process waited for a processor is added, once`() {
    var deadline = AnswerDeadline(3, from: ProcessorWait(of: getpid()))
    #expect(deadline.extended(waited: 2) == 2)
    #expect(deadline.extended(waited: 2) == nil)
    #expect(deadline.extended(waited: 2.5) == 0.5)
  }

  @Test func `what the one that waits came late is added, once`() {
    // No process has this number: it waits for nothing.
    var deadline = AnswerDeadline(3, from: ProcessorWait(of: 1_999_999_999))
    #expect(deadline.extended(late: 2) == 2)
    #expect(deadline.extended(late: 0.001) == nil)
    #expect(deadline.extended(late: 100) == 25)
    #expect(deadline.extended(late: 100) == nil)
  }

  @Test func `nobody waits longer than ten times the limit`() {
    var deadline = AnswerDeadline(3, from: ProcessorWait(of: getpid()))
    #expect(deadline.extended(waited: 1000) == 27)
    #expect(deadline.extended(waited: 2000) == nil)
  }

  @Test func `what a process has waited is read once a second, however often it is asked`() {
    let wait = ProcessorWait(of: getpid(), at: 100)
    #expect(wait.isFresh(at: 100.9))
    #expect(!wait.isFresh(at: 101))
  }

  @Test func `the kernel counts the waits of each thread; of no process there are none`() {
    let wait = ProcessorWait(of: getpid())
    // Every thread of this process uses a processor beside these tests' others.
    #expect(wait.seconds() >= 0)
    // No process has a number above the kernel's limit of four million.
    #expect(ProcessorWait(of: 1_999_999_999).seconds() == 0)
  }

  @Test func `the waits of a group are those of every process in it`() throws {
    let group = try SpawnedGroup(["/bin/sh", "-c", "while :; do :; done & while :; do :; done"])
    defer { group.end() }
    let wait = ProcessorWait(ofNewGroup: group.leader)
    // On one processor one of the two waits for the other.
    let end = EventLoop.monotonicNow + 60
    while wait.seconds() == 0, EventLoop.monotonicNow < end { usleep(10_000) }
    #expect(wait.seconds() > 0)
    // Nobody is in the group of this number.
    #expect(ProcessorWait(ofNewGroup: 1_999_999_999).seconds() == 0)
  }
}
