import { ArrayTaskQueue, type TaskQueue } from "piscina";

/** Tasks that wait for a thread: those with an urgent name first, each kind in the order in which it came. */
export function createTaskQueue(urgentNames: readonly string[]): TaskQueue {
  const urgent = new ArrayTaskQueue();
  const patient = new ArrayTaskQueue();
  type Task = Parameters<TaskQueue["push"]>[0];
  // The pool's tasks have their function's name.
  const queueOf = (task: Task) =>
    "name" in task && urgentNames.includes(String(task.name)) ? urgent : patient;
  return {
    get size() {
      return urgent.size + patient.size;
    },
    shift: () => urgent.shift() ?? patient.shift(),
    push: (task) => queueOf(task).push(task),
    unshift: (task) => queueOf(task).unshift(task),
    remove: (task) => queueOf(task).remove(task),
  };
}
