-- CreateTable
CREATE TABLE "Submission" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "subjectId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "Submission_createdAt_idx" ON "Submission"("createdAt");
